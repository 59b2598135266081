import "server-only";
import { eq } from "drizzle-orm";
import type { belongings, origins } from "@/db/schema/creatures";
import type { Owner } from "@/lib/model/belonging";

export const ownedBy = (table: typeof belongings | typeof origins, owner: Owner) =>
  "characterId" in owner
    ? eq(table.characterId, owner.characterId)
    : eq(table.encounterId, owner.encounterId);
