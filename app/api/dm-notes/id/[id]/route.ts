import { oneNote } from "@/db/queries/notes";
import { oneOrMissing } from "@/db/queries/rows";
import * as notes from "@/lib/contract/notes";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(notes.read, ({ rows }) => oneOrMissing(rows), { rows: oneNote }),
);
