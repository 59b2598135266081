import { library } from "@/lib/contract/library";
import { libraryEntry } from "@/lib/server/http/library-routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = libraryEntry(library.spells);
