import { api } from "@/lib/client/api/api";
import { keepTableRoll } from "@/lib/client/dice/table-rolls";
import { mutation } from "./mutation";

/** The server throws, for all at the table of a campaign to see. */
export const throwDice = mutation(api.rolls.create, { keep: keepTableRoll });
