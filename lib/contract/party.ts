import { z } from "zod";
import type { PartyTraits } from "@/lib/model/party";
import { wireId } from "./codecs";
import { endpoint } from "./endpoint";
import { listOf, readOnly, wireRecord } from "./wire";

const levels = z.record(z.string(), z.int());
const energy = z.object({ amounts: levels, spent: levels, levels: z.int() });
const chosen = z.array(z.array(z.string()));

/** JSON text, as lists and objects of all answers. */
const jsonText = <T>(entries: z.ZodType) =>
  z
    .codec(z.string(), z.custom<T>(), {
      decode: (text) => entries.parse(JSON.parse(text)) as T,
      encode: (value) => JSON.stringify(value),
    })
    .meta({ entries });

/** What the party's page shows of each character beside its own record. */
export const traits = endpoint("GET /api/campaigns/[id]/party", {
  access: { may: "character:read", campaign: "id" },
  answer: listOf(
    wireRecord({
      characterId: readOnly("character_id", wireId),
      player: readOnly("player", z.string().nullable().meta({ example: "Tobias" })),
      skills: readOnly(
        "skills",
        jsonText<PartyTraits["skills"]>(chosen).meta({ example: '[["Athletics","Perception"]]' }),
      ),
      energy: readOnly(
        "energy",
        jsonText<NonNullable<PartyTraits["energy"]>>(energy)
          .nullable()
          .meta({ example: '{"amounts":{"1":4},"spent":{"1":1},"levels":1}' }),
      ),
    }).answer,
  ),
});
