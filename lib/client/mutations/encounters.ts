import { api } from "@/lib/client/api/api";
import { mutation } from "./mutation";

export const createEncounter = mutation(api.encounters.create);
export const changeEncounter = mutation(api.encounters.change);
export const removeEncounter = mutation(api.encounters.remove);
export const duplicateEncounter = mutation(api.encounters.duplicate);
export const takeMonster = mutation(api.libraryTakes.takeMonster);
/** From a file of another tool. */
export const importCreatures = mutation(api.libraryTakes.importCreatures);
