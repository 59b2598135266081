import { oneCharacter } from "@/db/queries/characters";
import { only } from "@/db/queries/rows";
import { readCharacter } from "@/lib/contract/creatures";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(readCharacter, ({ rows }) => only(rows), { rows: oneCharacter }),
);
