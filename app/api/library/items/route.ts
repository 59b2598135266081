import { library } from "@/lib/contract/library";
import { libraryList } from "@/lib/server/library-routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = libraryList(library.items);
