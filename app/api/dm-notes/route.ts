import { createNote as insertNote } from "@/db/queries/notes";
import { createNote } from "@/lib/contract/notes";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(createNote, ({ body, standing, write }) => write((tx) => insertNote(tx, standing.campaignId, body))),
);
