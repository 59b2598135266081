import type { ChangeKind } from "@/lib/model/event";
import { api } from "./api";
import { invalidateKey, isRead, shownKeys, snapshotOf } from "./query-cache";
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
/** What a creature owns or is by origin, which its row in the list of all does not hold. */
const ownedBy = {
  characters: (id: number, campaign: { id: number }) => [
    queryKey(api.party.traits, campaign),
    queryKey(api.characterRaces.list, { id }),
    queryKey(api.characterBackgrounds.list, { id }),
    queryKey(api.characterClasses.list, { id }),
    ...belongings("character", id),
  ],
  encounters: (id: number) => belongings("encounter", id),
};

/** The queries that show a record of each kind. A new endpoint that is queried is named here. */
const queriesOf: Record<ChangeKind, (id: number, campaign: { id: number }) => string[]> = {
  campaign: shelf,
  members: (_id, campaign) => [
    queryKey(api.campaigns.listMembers, campaign),
    // A member's links end with the membership.
    queryKey(api.inviteLinks.list, campaign),
    // The party says who plays whom.
    queryKey(api.party.traits, campaign),
    // Who left is asked about no evening any more, and with an account go its answers, additions and presence.
    queryKey(api.evenings.list, campaign),
    queryKey(api.evenings.coming, none),
    ...shownKeys("evenings.readOne "),
    // Of these a reader whose own role changed may see more, or less.
    queryKey(api.handouts.list, campaign),
    queryKey(api.maps.list, campaign),
    ...shownKeys("fights.read "),
    ...shelf(),
  ],
  invites: (_id, campaign) => [
    queryKey(api.invites.listOfCampaign, campaign),
    queryKey(api.inviteLinks.list, campaign),
    queryKey(api.invites.listMine, none),
  ],
  notes: (id, campaign) => [queryKey(api.notes.listTitles, campaign), queryKey(api.notes.read, { id })],
  characters: (_id, campaign) => [
    queryKey(api.characters.list, campaign),
    // A fight shows the hit points and conditions of its characters' sheets.
    ...shownKeys("fights.read "),
  ],
  encounters: (id, campaign) => [
    queryKey(api.encounters.list, campaign),
    queryKey(api.encounters.read, { id }),
    // A fight says which of its combatants have an encounter still.
    ...shownKeys("fights.read "),
  ],
  evenings: (id, campaign) => [
    queryKey(api.evenings.list, campaign),
    queryKey(api.evenings.readOne, { id }),
    queryKey(api.evenings.coming, none),
    // An evening that ends, or is put right, holds other happenings.
    queryKey(api.eveningDrafts.read, { id }),
  ],
  handouts: (_id, campaign) => [queryKey(api.handouts.list, campaign)],
  maps: (_id, campaign) => [queryKey(api.maps.list, campaign)],
  // Whoever has the fight itself on the screen needs no list: a change of its state is in it. One that is still fetched though nobody reads it
  // any more is out of date too.
  fights: (id, campaign) => {
    const fight = queryKey(api.fights.read, { id });
    const list = isRead(fight) ? [] : [queryKey(api.fights.listBriefs, campaign)];
    return [fight, queryKey(api.fights.readLog, { id }), ...list];
  },
  shelf,
  account: () => [queryKey(api.accounts.read, none)],
};

type Row = Record<string, unknown> & { id: number };
const rowOf = (kind: keyof typeof ownedBy, id: number, campaign: { id: number }) => {
  const key =
    kind === "characters" ? queryKey(api.characters.list, campaign) : queryKey(api.encounters.list, campaign);
  return (snapshotOf(key).data as Row[] | undefined)?.find((row) => row.id === id);
};

const VITALS = ["currentHitPoints", "temporaryHitPoints", "conditions"];
const without = (row: Row, names: readonly string[]) =>
  JSON.stringify(row, (name, value: unknown) => (names.includes(name) ? undefined : value));

/** Whether damage, healing or a condition is all that became of a creature. A rest may have given energy back too. */
const isOfVitals = (before: Row | undefined, after: Row | undefined): boolean => {
  if (!before || !after || without(before, VITALS) !== without(after, VITALS)) return false;
  const isRested = after["currentHitPoints"] === after["maxHitPoints"];
  return !isRested && without(before, []) !== without(after, []);
};

/** Milliseconds without a change of a creature after which what it owns is refetched though its vitals explain the change. */
const QUIET = 800;
const quiet = new Map<string, ReturnType<typeof setTimeout>>();

interface Owned {
  kind: keyof typeof ownedBy;
  id: number;
  campaign: { id: number };
}

/**
 * Refetches what a creature owns: at once where its row doesn't explain the change, else debounced, since blows follow each other in a
 * fight and would fetch six lists each, in every browser at the table.
 */
const refetchOwned = async ({ kind, id, campaign }: Owned, isExplained: boolean): Promise<void> => {
  const name = `${kind} ${id}`;
  const refetch = () => Promise.all(ownedBy[kind](id, campaign).map(invalidateKey));
  clearTimeout(quiet.get(name));
  if (isExplained)
    quiet.set(
      name,
      setTimeout(() => void refetch(), QUIET),
    );
  else await refetch();
};

/** What links lead to and come from: names may be others now, or be seen by others. */
const refetchLinks = async (): Promise<void> => {
  await Promise.all([...shownKeys("search.names "), ...shownKeys("search.links ")].map(invalidateKey));
};

/** The kinds of changes by which something may happen on an evening, beside what is rolled and shown. */
const HAPPENS: ReadonlySet<ChangeKind> = new Set(["fights", "characters", "handouts", "members"]);
/** Milliseconds within which what happens on an evening is refetched once, since blows and rolls follow each other. */
const GATHERED = 300;
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Refetches what happened on the evenings whose drafts are on the screen. */
export const refetchDrafts = (): void => {
  const shown = () => shownKeys("eveningDrafts.read ");
  if (shown().length === 0) return;
  gathering ??= setTimeout(() => {
    gathering = undefined;
    for (const key of shown()) void invalidateKey(key);
  }, GATHERED);
};

/** Refetches the queries on the screen that show a changed record; the others are refetched when they are next shown. */
export const invalidate = async ({ kind, id, campaignId }: Change): Promise<void> => {
  const campaign = { id: campaignId ?? 0 };
  if (HAPPENS.has(kind)) refetchDrafts();
  const isCreature = kind === "characters" || kind === "encounters";
  const before = isCreature ? rowOf(kind, id, campaign) : undefined;
  await Promise.all(queriesOf[kind](id, campaign).map(invalidateKey));
  const isExplained = isCreature && isOfVitals(before, rowOf(kind, id, campaign));
  await Promise.all([
    isExplained ? undefined : refetchLinks(),
    isCreature ? refetchOwned({ kind, id, campaign }, isExplained) : undefined,
  ]);
};
