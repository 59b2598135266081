import type { ChangeKind } from "@/lib/model/change";
import { api } from "./api";
import { invalidateKey, shownKeys } from "./query-cache";
import { queryKey } from "./query-key";

/** A change to a record, as live events tell it: `id` is the record's, `campaignId` null for what concerns a person alone. */
export interface Change {
  kind: ChangeKind;
  id: number;
  campaignId: number | null;
}

const none = {};
const shelf = () => [queryKey(api.campaigns.listMine, none)];
const belongings = (owner: "character" | "encounter", id: number) =>
  (["item", "spell", "action"] as const).map((kind) =>
    queryKey(api.belongingCalls[owner][kind].list, { id }),
  );

/** The queries that show a record of each kind. A new endpoint that is queried is named here. */
const queriesOf: Record<ChangeKind, (id: number, campaign: { id: number }) => string[]> = {
  campaign: shelf,
  members: (_id, campaign) => [
    queryKey(api.campaigns.listMembers, campaign),
    // A member's links end with the membership.
    queryKey(api.inviteLinks.list, campaign),
    ...shelf(),
  ],
  invites: (_id, campaign) => [
    queryKey(api.invites.listOfCampaign, campaign),
    queryKey(api.inviteLinks.list, campaign),
    queryKey(api.invites.listMine, none),
  ],
  notes: (_id, campaign) => [queryKey(api.notes.list, campaign)],
  characters: (id, campaign) => [
    queryKey(api.characters.list, campaign),
    queryKey(api.characterRaces.list, { id }),
    queryKey(api.characterBackgrounds.list, { id }),
    queryKey(api.characterClasses.list, { id }),
    ...belongings("character", id),
    // A fight shows the hit points and conditions of its characters' sheets.
    ...shownKeys("fights.read "),
  ],
  encounters: (id, campaign) => [
    queryKey(api.encounters.list, campaign),
    queryKey(api.encounters.read, { id }),
    ...belongings("encounter", id),
  ],
  handouts: (_id, campaign) => [queryKey(api.handouts.list, campaign)],
  // Whoever has the fight itself on the screen needs no list: a change of its state is in it.
  fights: (id, campaign) => {
    const shown = shownKeys(queryKey(api.fights.read, { id }));
    return shown.length > 0 ? shown : [queryKey(api.fights.list, campaign)];
  },
  shelf,
  account: () => [queryKey(api.accounts.read, none)],
};

/** Refetches the queries on the screen that show a changed record; the others are refetched when they are next shown. */
export const invalidate = async ({ kind, id, campaignId }: Change): Promise<void> => {
  const keys = queriesOf[kind](id, { id: campaignId ?? 0 });
  await Promise.all(keys.map(invalidateKey));
};
