import { api } from "@/lib/client/api/api";
import { mutation } from "./mutation";

/** Writes the new name of something in the texts that link to it. */
export const renameLinks = mutation(api.search.renameLinks);
