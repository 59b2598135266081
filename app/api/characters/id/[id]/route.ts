import { oneCharacter } from "@/db/queries/characters";
import { oneOrMissing } from "@/db/queries/rows";
import * as characters from "@/lib/contract/characters";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(characters.read, ({ rows }) => oneOrMissing(rows), { rows: oneCharacter }),
);
