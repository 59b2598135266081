import "server-only";
import { randomBytes } from "node:crypto";
import { characterIn, createRoll } from "@/db/queries/rolls";
import type { Transaction } from "@/db/transaction";
import { encodeRoll } from "@/lib/contract/rolls";
import type { ToldContents } from "@/lib/server/http/write";
import { Failure } from "@/lib/model/failure";
import type { RollSent, TableRoll } from "@/lib/model/roll";
import { naturalRoll } from "@/lib/model/sheet-happenings";
import type { Role } from "@/lib/policy";
import { fallingDice, refusalOfDice, refusalOfTyped, tableRoll, throwAll } from "@/lib/rules/table-roll";

/** Numbers of 0 to 2³²−1 from a cryptographic source. */
export const cryptoRandom = (): number => randomBytes(4).readUInt32LE();

export interface Roller {
  campaignId: number;
  caller: { id: number; username: string };
  role: Role;
}

/** The name of who is rolled for: players roll for their own characters, dungeon masters for any of the campaign. */
const guardCharacter = async (tx: Transaction, id: number, { campaignId, caller, role }: Roller) => {
  const character = await characterIn(tx, campaignId, id);
  if (!character) throw new Failure("missing", "There is no such character in this campaign");
  if (role === "player" && character.ownerId !== caller.id)
    throw new Failure("forbidden", "You may roll for your own characters only");
  return character.name;
};

const invalid = (field: string, sentence: string) =>
  new Failure("invalid", sentence, { fields: { [field]: sentence } });

/** Who is told of a roll as it falls, besides the roller: a player hears their own roll for the dungeon master. */
const audienceOf = { table: "members", dm: "managers", me: null } as const;
export const toldOf = (roll: TableRoll, { caller, role }: Roller): ToldContents => ({
  id: roll.id,
  contents: encodeRoll(roll),
  audience: audienceOf[roll.audience],
  to: roll.audience === "me" || (roll.audience === "dm" && role === "player") ? [caller.id] : [],
});

/** Throws the dice, or takes what real ones showed, and keeps the roll. @throws Failure "invalid", "missing", "forbidden" */
export const rollForTable = async (tx: Transaction, roller: Roller, sent: RollSent) => {
  const { dice: counts, modifier = 0, mode = "normal", label = "", audience = "table" } = sent;
  const { characterId = null, save = null, typed } = sent;
  const refusal = refusalOfDice(counts, mode);
  if (refusal) throw invalid("dice", refusal);
  const falling = fallingDice(counts, mode);
  const misfit = typed && refusalOfTyped(falling, typed);
  if (misfit) throw invalid("typed", misfit);
  const character = characterId === null ? null : await guardCharacter(tx, characterId, roller);
  const { campaignId, caller } = roller;
  const results = typed ?? throwAll(falling, cryptoRandom);
  const { dice, total } = tableRoll(falling, { mode, modifier, results });
  const thrown = {
    dice,
    total,
    modifier,
    mode,
    label,
    audience,
    characterId,
    save,
    isTyped: typed !== undefined,
  };
  const row = await createRoll(tx, { ...thrown, campaignId, userId: caller.id });
  const roll = { ...row, username: caller.username };
  return {
    result: roll,
    touched: { roll: [toldOf(roll, roller)] },
    happened: naturalRoll(roll, { character, person: caller.username }),
  };
};
