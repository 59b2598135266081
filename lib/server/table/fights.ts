import "server-only";
import { ownCharacterIds } from "@/db/queries/fight-newcomers";
import { beginByItself } from "@/db/queries/evening-times";
import { findFight, lastBlow, lockFight, recordAct, saveFight, takeNewestAct } from "@/db/queries/fights";
import { removeHappeningsOf } from "@/db/queries/journal";
import type { Runner, Transaction } from "@/db/transaction";
import { encodeFight } from "@/lib/contract/fights";
import { Failure } from "@/lib/model/failure";
import {
  type StoredFight,
  type FightSent,
  type FightView,
  isPlayersAct,
  type SentAct,
} from "@/lib/model/fight";
import { fallsAndRises, fightEnded } from "@/lib/model/fight-happenings";
import { naturalInitiatives } from "@/lib/model/initiative-rolls";
import type { Happening } from "@/lib/model/journal";
import type { Role } from "@/lib/policy";
import { apply } from "@/lib/rules/fight";
import { entryForPlayer, type LoggedAct, logEntry, seenNow } from "@/lib/rules/fight-log";
import { IllegalAct } from "@/lib/rules/fight-model";
import { undone } from "@/lib/rules/fight-undo";
import { asPlayer } from "@/lib/rules/fight-view";
import { keepInitiativeRolls } from "./initiative-rolls";
import { resolveAct, resolveInitiative } from "./resolve-act";

interface Viewer {
  id: number;
  role: Role;
}

/** The fight as this member sees it: players without what is hidden from them, and without a version. */
export const fightView = (fight: StoredFight, { id: userId, role }: Viewer): FightView => {
  const { id, campaignId, name, hitPointsShown, version, createdAt } = fight;
  const head = { id, campaignId, name, hitPointsShown, createdAt };
  if (role === "player") return { ...head, ...asPlayer(fight, userId, hitPointsShown), version: null };
  const { state, round, turn, combatants, proposals, skipsFallen, summary } = fight;
  return { ...head, state, round, turn, combatants, proposals, answers: [], skipsFallen, summary, version };
};

interface Reading {
  db: Runner;
  caller: { id: number };
  membership: { role: Role };
}
/** A fight as the caller sees it now. @throws Failure "missing" */
export const readFight = async (
  [id]: readonly [number, ...number[]],
  { db, caller, membership }: Reading,
): Promise<FightView> => fightView(await findFight(db, id), { id: caller.id, role: membership.role });

/** What all players see alike; null while they see nothing. */
const seenByPlayers = (fight: StoredFight) => {
  if (fight.state === "prepared") return null;
  const { createdAt: _, proposals: __, ...seen } = fightView(fight, { id: 0, role: "player" });
  return JSON.stringify(seen);
};

/** Whether the log says something of an act to all players: it is the newest, so that who has left the fight left by it, as it says itself. */
const isTold = ({ combatants }: StoredFight, act: LoggedAct): boolean =>
  entryForPlayer(act, seenNow(combatants, []), 0) !== null;

/** Whom a change of a fight reaches: players only where their view or their log of it changed, and who proposed where that was answered. */
const reach = (before: StoredFight, after: StoredFight, act?: LoggedAct) => {
  const isSeen = seenByPlayers(before) !== seenByPlayers(after) || (act !== undefined && isTold(after, act));
  const ids = (fight: StoredFight) => new Set(fight.proposals.map(({ id }) => id));
  const [was, is] = [ids(before), ids(after)];
  const changed = [...before.proposals, ...after.proposals].filter(({ id }) => was.has(id) !== is.has(id));
  const to = changed.map(({ userId }) => userId);
  return { id: after.id, audience: isSeen ? ("members" as const) : ("managers" as const), to };
};
const touched = (
  before: StoredFight,
  after: StoredFight,
  characterIds: readonly number[],
  act: LoggedAct,
) => ({
  fights: [reach(before, after, act)],
  characters: characterIds.map((id) => ({ id })),
});

const notThere = () => new IllegalAct("missing", "This combatant is not in the fight");
const notYours = () => new Failure("forbidden", "You may do this for your own character only");

/** Players act for their own characters, and know nothing of what is hidden. */
const guardPlayer = async (tx: Transaction, fight: StoredFight, act: SentAct, userId: number) => {
  if (!isPlayersAct(act)) throw new Failure("forbidden", "Only the dungeon master may do this");
  const visible = (id: number) => fight.combatants.find((one) => one.id === id && !one.isHidden);
  if (act.type === "propose") {
    if (!visible(act.target)) throw notThere();
    return;
  }
  if (act.type === "wave") {
    const proposal = fight.proposals.find(({ id }) => id === act.proposal);
    if (proposal && proposal.userId !== userId)
      throw new Failure("forbidden", "You may take back only what you proposed yourself");
    return;
  }
  if (act.type !== "initiative") return;
  const ids = "roll" in act ? act.roll : Object.keys(act.values).map(Number);
  const characterIds = ids.map((id) => {
    const one = visible(id);
    if (!one) throw notThere();
    if (one.characterId === null) throw notYours();
    return one.characterId;
  });
  const own = new Set(await ownCharacterIds(tx, characterIds, userId));
  if (!characterIds.every((id) => own.has(id))) throw notYours();
};

const refuseStale = (fight: StoredFight, version: number | undefined, viewer: Viewer) => {
  if (version === undefined)
    throw new Failure("invalid", "This field is required", { fields: { version: "This field is required" } });
  if (version !== fight.version)
    throw new Failure("conflict", "This fight has changed since you last saw it", {
      extra: { fight: encodeFight(fightView(fight, viewer)) },
    });
};

interface Acting {
  id: number;
  viewer: Viewer;
  version: number | undefined;
}

/** Carries out an act: the fight, the sheets it changed and the log are written together. */
export const performAct = async (
  tx: Transaction,
  { id, campaignId, viewer, version, username }: Acting & { campaignId: number; username: string },
  sent: SentAct,
) => {
  // Before the fight is locked: whatever locks both takes the book first.
  const begun = sent.type === "start" && viewer.role !== "player" ? await beginByItself(tx, campaignId) : [];
  const before = await lockFight(tx, id);
  if (viewer.role === "player") await guardPlayer(tx, before, sent, viewer.id);
  else refuseStale(before, version, viewer);
  const { act, thrown } =
    sent.type === "initiative"
      ? resolveInitiative(before, sent)
      : { act: await resolveAct(tx, before, sent, viewer.id), thrown: [] };
  const { fight, undo } = apply(before, act);
  const after = { ...before, ...fight, version: before.version + 1 };
  const { characterIds } = await saveFight(tx, before, after);
  const round = Math.max(before.round, fight.round);
  const logged = { round, entry: logEntry(act, before, fight) };
  const roller = { campaignId, caller: { id: viewer.id, username }, role: viewer.role };
  const roll = thrown.length > 0 ? await keepInitiativeRolls(tx, { fight: before, roller }, thrown) : [];
  const actId = await recordAct(tx, { fight: before, userId: viewer.id, ...logged, undo });
  const happened: Happening<"fight" | "fall" | "rise" | "roll">[] = [
    ...naturalInitiatives(before, thrown, username),
    ...fallsAndRises(before, after, logged),
  ];
  if (act.type === "end") happened.push(fightEnded(before.name, after, await lastBlow(tx, id)));
  return {
    result: fightView(after, viewer),
    touched: {
      ...touched(before, after, characterIds, logged),
      evenings: begun.map((one) => ({ id: one })),
      roll,
    },
    happened: happened.map((one) => ({ ...one, actId })),
  };
};

/** Takes the newest act back that stands, and what it made happen out of the journal. */
export const undoAct = async (tx: Transaction, { id, viewer, version }: Acting) => {
  const before = await lockFight(tx, id);
  refuseStale(before, version, viewer);
  const act = await takeNewestAct(tx, id);
  if (!act) throw new Failure("conflict", "There is nothing to undo");
  await removeHappeningsOf(tx, act.id);
  const undoneFight = { ...before, ...undone(before, act.undo), version: before.version + 1 };
  const { characterIds } = await saveFight(tx, before, undoneFight);
  // Who was removed and is back has the hit points of its sheet.
  const after = await findFight(tx, id);
  return { result: fightView(after, viewer), touched: touched(before, after, characterIds, act) };
};

/** Changes a fight's name, what players see of hit points, or whether turns pass over the defeated. */
export const changedFight = async (tx: Transaction, id: number, change: FightSent, viewer: Viewer) => {
  const before = await lockFight(tx, id);
  const after = { ...before, ...change };
  await saveFight(tx, before, after);
  return { result: fightView(after, viewer), touched: { fights: [reach(before, after)] } };
};
