import { storedUserId } from "@/lib/client/api/credentials";
import { mirrored } from "@/lib/client/page/mirror";

/** Whose eyes read the chapter: in the mirror the player's, whose hand and whose characters are theirs. */
export const readerId = (): number => mirrored() ?? Number(storedUserId());
