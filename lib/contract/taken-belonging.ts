import { LIMIT } from "@/lib/constants";
import type { BelongingKind } from "@/lib/model/belonging";
import { requiredText } from "@/lib/model/text";
import { wireId } from "./codecs";
import { type BodyCodec, createOnly, writeOnly, wireRecord } from "./wire";

/** Who gets an entry of the library, which one, and of a monster which of its actions. */
export interface Taken {
  ownerId: number;
  slug: string;
  action?: string;
}
const EXAMPLE = { item: "longsword", spell: "fireball", action: "goblin" };
export const takenBody = (owner: "character" | "encounter", kind: BelongingKind): BodyCodec<Taken> => {
  const plain = {
    ownerId: createOnly(`${owner}_id`, wireId),
    slug: writeOnly("slug", requiredText(LIMIT.name).meta({ example: EXAMPLE[kind] })),
  };
  if (kind !== "action") return wireRecord(plain).create(["ownerId", "slug"]);
  const action = writeOnly("action", requiredText(LIMIT.name).meta({ example: "Scimitar" }));
  return wireRecord({ ...plain, action }).create(["ownerId", "slug", "action"]);
};
