import { api, type Contract, endpointOf } from "@/lib/client/api/api";
import { CallError, call, isGone, sentenceOf } from "@/lib/client/api/call";
import { isAmbiguous } from "@/lib/client/api/failures";
import { invalidateKey, setQueryData, shownKeys, snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { updateQuery } from "@/lib/client/api/use-query";
import { isRetrySafe, optimisticFight, stillToThrow } from "@/lib/client/fight/optimistic-fight";
import { setActsWaiting } from "@/lib/client/fight/waiting-acts";
import { toast } from "@/lib/client/page/toast";
import { fightTexts } from "@/lib/messages/fight";
import type { Character } from "@/lib/model/creature";
import type { FightView, SentAct } from "@/lib/model/fight";
import { DroppedWrite, mutation, optimistic, type Write } from "./mutation";

/** How long a lost connection is waited for before it is tried again, in milliseconds. */
const RECONNECT_DELAY = 2000;
/** How often somebody else's acts may come first. */
const MOST_TRIES = 30;

/** What the person saw of a fight when they acted, and what was sent of it last; by the body of the write. */
interface Sending {
  baseFight: FightView;
  /** Newer data has the act in it. */
  sentVersion: number | null;
}
type Act = Contract["fights"]["act"];
type Undo = Contract["fights"]["undo"];
const sendings = new WeakMap<object, Sending>();
/** The version that one's own last act or undo of a fight has made, by the fight. */
const ownVersions = new Map<number, number>();

const keyOf = ({ id }: Pick<FightView, "id">) => queryKey(api.fights.read, { id });
const knownFight = ({ baseFight }: Sending): FightView =>
  (snapshotOf(keyOf(baseFight)).data as FightView | undefined) ?? baseFight;
const hasChanged = () => new CallError(fightTexts.changed, { status: 409, fields: {} });

const untilReachable = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, RECONNECT_DELAY);
    window.addEventListener("online", go);
  });

/** The fight as it is now, which a refused act brings along. */
const newerFight = async (error: unknown): Promise<FightView | undefined> => {
  if (!(error instanceof CallError) || error.status !== 409 || !error.content["fight"]) return undefined;
  return (await endpointOf(api.fights.act)).answer.decode(error.content["fight"]);
};

/** Brings what a fight did to its characters into the list of sheets. */
const keepSheets = ({ campaignId, combatants }: FightView): void => {
  const params = { id: campaignId };
  const known = snapshotOf(queryKey(api.characters.list, params)).data as Character[] | undefined;
  if (!known) return;
  const changed = known.map((character) => {
    const one = combatants.find(({ characterId }) => characterId === character.id);
    if (!one?.hitPoints) return character;
    const { current, temporary = 0 } = one.hitPoints;
    const isSame = current === character.currentHitPoints && temporary === character.temporaryHitPoints;
    return isSame ? character : { ...character, currentHitPoints: current, temporaryHitPoints: temporary };
  });
  if (changed.some((character, at) => character !== known[at]))
    updateQuery(api.characters.list, params, () => changed);
};

const keepFight = (fight: FightView): void => {
  setQueryData(keyOf(fight), fight);
  keepSheets(fight);
  // Whoever has the log open sees what they did in it, also where nothing tells of changes.
  void invalidateKey(queryKey(api.fights.readLog, { id: fight.id }));
};

/** Sends for a version of the fight; while the connection is lost it waits, and repeats. */
const sendWhenReachable = async <V extends number | null>(
  sending: Sending,
  version: V,
  post: (version: V) => Promise<FightView>,
): Promise<FightView> => {
  sending.sentVersion = version;
  try {
    for (;;) {
      try {
        const answer = await post(version);
        // Not the answer's: one that had got lost is told as the fight is by then, with what others have done since.
        if (version !== null) ownVersions.set(sending.baseFight.id, version + 1);
        return answer;
      } catch (error) {
        if (!isAmbiguous(error)) throw error;
        setActsWaiting(true);
        await untilReachable();
      }
    }
  } finally {
    setActsWaiting(false);
  }
};

/** Where somebody else acted first: the newer fight is kept, and the act is sent as long as it means the same as when it was pressed. */
const sendAct = async ({ params, body, key }: Write<Act>, sending: Sending) => {
  for (let tries = 1; ; tries += 1) {
    const known = knownFight(sending);
    if (!isRetrySafe(body.act, sending.baseFight, known) || tries > MOST_TRIES) throw hasChanged();
    const act = stillToThrow(body.act, sending.baseFight, known);
    if (!act) return known;
    try {
      return await sendWhenReachable(sending, known.version, (version) =>
        call(api.fights.act, {
          params,
          body: { act, ...(version !== null && { version }) },
          idempotencyKey: key,
          // Words are sent as their page is left.
          keepalive: act.type === "note",
        }),
      );
    } catch (error) {
      const fight = await newerFight(error);
      if (!fight) throw error;
      keepFight(fight);
    }
  }
};

/** Takes back what the person saw, or did themselves since: it is never sent anew, nor where others are known to have acted after that. */
const sendUndo = async ({ params, body, key }: Write<Undo>, sending: Sending) => {
  const meant = Math.max(body.version, ownVersions.get(params.id) ?? 0);
  if ((knownFight(sending).version ?? 0) > meant) throw hasChanged();
  try {
    return await sendWhenReachable(sending, meant, (version) =>
      call(api.fights.undo, { params, body: { version }, idempotencyKey: key }),
    );
  } catch (error) {
    const fight = await newerFight(error);
    if (!fight) throw error;
    keepFight(fight);
    throw hasChanged();
  }
};

const sendingOf = (body: object): Sending => {
  const sending = sendings.get(body);
  if (!sending) throw new Error("Acts are sent by actInFight and undoInFight");
  return sending;
};
const queue = ({ params: { id } }: { params: { id: number } }) => `fight ${id}`;

/** Each act is drawn at once, by the rules that the server counts by, and sent in order. */
const sendsAct = mutation(api.fights.act, {
  queue,
  optimistic: ({ params, body }) => [
    optimistic(api.fights.read, params, (view: FightView) => {
      const { sentVersion } = sendingOf(body);
      const isCounted = sentVersion !== null && (view.version ?? 0) > sentVersion;
      return isCounted ? view : optimisticFight(view, body.act);
    }),
  ],
  send: (write) => sendAct(write, sendingOf(write.body)),
  keep: keepFight,
});
const sendsUndo = mutation(api.fights.undo, {
  queue,
  send: (write) => sendUndo(write, sendingOf(write.body)),
  keep: keepFight,
});

const tellFailure = (error: unknown): void => {
  if (error instanceof DroppedWrite) return;
  toast.error(sentenceOf(error, fightTexts.actFailed), { about: "fight" });
  // Who is not in the fight any more, or the fight itself, is gone from the page too.
  if (isGone(error)) for (const key of shownKeys("fights.read ")) void invalidateKey(key);
};

/** Whose initiative is being thrown, by fight and combatant: a second press would throw it anew. */
const thrown = new Set<string>();

/** The act without what is being thrown already; undefined where nothing is left of it. Says when what it throws has fallen. */
const withoutThrown = ({ id }: FightView, act: SentAct) => {
  if (act.type !== "initiative" || !("roll" in act)) return { left: act, fallen: () => {} };
  const keyOfOne = (one: number) => `${id} ${one}`;
  const roll = act.roll.filter((one) => !thrown.has(keyOfOne(one)));
  for (const one of roll) thrown.add(keyOfOne(one));
  const fallen = () => {
    for (const one of roll) thrown.delete(keyOfOne(one));
  };
  return { left: roll.length > 0 ? { ...act, roll } : undefined, fallen };
};

/**
 * Acts in a fight as the person sees it. Where somebody else acted first, it is sent anew if it means the same still; where the connection
 * is lost, it waits. A refusal is said, and takes the act back with those that were meant after it: `onRefused` of each gives back what was
 * written. `onDone` is called once it is carried out.
 */
export const actInFight = (
  baseFight: FightView,
  act: SentAct,
  onRefused?: () => void,
  onDone?: () => void,
): void => {
  const { left, fallen } = withoutThrown(baseFight, act);
  if (!left) return;
  const body = { act: left };
  sendings.set(body, { baseFight, sentVersion: null });
  void sendsAct(baseFight.campaignId, { params: { id: baseFight.id }, body })
    .then(
      () => onDone?.(),
      (error: unknown) => {
        tellFailure(error);
        onRefused?.();
      },
    )
    .finally(fallen);
};

/** Takes the last act back that the person saw. `onRefused` is called where that was not done, which is said by then. */
export const undoInFight = (baseFight: FightView, onRefused?: () => void): void => {
  const body = { version: baseFight.version ?? 0 };
  sendings.set(body, { baseFight, sentVersion: null });
  void sendsUndo(baseFight.campaignId, { params: { id: baseFight.id }, body }).catch((error: unknown) => {
    tellFailure(error);
    onRefused?.();
  });
};
