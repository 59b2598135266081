import { findCharacter } from "@/db/queries/characters";
import { readCharacter } from "@/lib/contract/creatures";
import { route, routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(readCharacter, ({ params }) => findCharacter(params.id)),
);
