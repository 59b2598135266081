import type { Send } from "./client";

/** Makes a record by the API; answers it as the wire has it, whose ids the tests go on with. @throws where it is refused */
export const make = async (
  { send }: { send: Send },
  path: string,
  data: object = {},
): Promise<Record<string, number>> => {
  const { status, text, json } = await send("POST", `/api/${path}`, data);
  if (status >= 300) throw new Error(`POST /api/${path} was answered with ${status}: ${text}`);
  return json() as Record<string, number>;
};

/** Creates a campaign by the API; answers its id. */
export const makeCampaign = async (by: { send: Send }, campaign_name = "The Salt Crown"): Promise<number> =>
  (await make(by, "campaigns/create", { campaign_name }))["campaign_id"] ?? 0;

const ORIGINS = [
  ["race", "races"],
  ["background", "backgrounds"],
  ["class", "classes"],
] as const;
const KINDS = [
  ["item", "inventory", "character_inventory_id", "encounter_item_id"],
  ["spell", "spells", "character_spell_id", "encounter_spell_id"],
  ["action", "actions", "character_action_id", "encounter_action_id"],
] as const;

type Hands = { send: Send };
interface Furnished {
  owner: Hands;
  character_id: number | undefined;
  master: Hands;
  encounter_id: number | undefined;
}

/** Gives a character all origins, and it and an encounter one of everything that can be owned; their ids by kind, `character spell`. */
export const furnish = async (of: Furnished): Promise<Record<string, number>> => {
  const { owner, character_id, master, encounter_id } = of;
  const ids: Record<string, number> = {};
  for (const [kind, path] of ORIGINS)
    ids[kind] =
      (await make(owner, `character-${path}`, { character_id, [`${kind}_name`]: "Tidefolk" }))[
        `${kind}_id`
      ] ?? 0;
  for (const [kind, path, ofCharacter, ofEncounter] of KINDS) {
    const made = { [`${kind}_name`]: "Lantern", action_type: "Combat" };
    ids[`character ${kind}`] =
      (await make(owner, `character-${path}`, { ...made, character_id }))[ofCharacter] ?? 0;
    ids[`encounter ${kind}`] =
      (await make(master, `encounter-${path}`, { ...made, encounter_id }))[ofEncounter] ?? 0;
  }
  return ids;
};

/** Makes a user a member of a campaign: sends the invite as `by`, accepts it as `guest`. */
export const enlist = async (
  by: { send: Send },
  campaign_id: number,
  guest: { id: number; send: Send },
): Promise<void> => {
  const { invite_id } = await make(by, "campaigns/invite", { campaign_id, receiver_id: guest.id });
  await make(guest, "invites/respond", { invite_id, accept: true });
};
