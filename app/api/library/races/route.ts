import { library } from "@/lib/contract/library";
import { libraryList } from "@/lib/server/http/library-routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = libraryList(library.races);
