"use client";

import { useCallback, useState } from "react";
import { api, endpointOf } from "@/lib/client/api/api";
import { CallError, call, isGone, sentenceOf } from "@/lib/client/api/call";
import { isAmbiguous, newKey } from "@/lib/client/api/create-idempotently";
import { invalidateKey, setQueryData, shownKeys, snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { toast } from "@/lib/client/page/toast";
import { optimistic, useMutation } from "@/lib/client/api/use-mutation";
import { updateQuery } from "@/lib/client/api/use-query";
import { fightTexts } from "@/lib/messages/fight";
import type { Character } from "@/lib/model/creature";
import type { FightView, SentAct } from "@/lib/model/fight";
import { drawnFight, isSafeAnew } from "./drawn-fight";

interface Sending {
  /** Undo takes back what the person saw: it is never sent anew. */
  act: SentAct | "undo";
  /** The fight that the person saw. */
  meant: FightView;
  /** The version that it was last sent with: newer data has the act in it. */
  sentAt: number | null;
}

/** How long a lost connection is waited for before it is tried again, in milliseconds. */
const PATIENCE = 2000;
/** How often somebody else's acts may come first. */
const MOST_TRIES = 30;

const keyOf = ({ id }: Pick<FightView, "id">) => queryKey(api.fights.read, { id });

const untilReachable = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, PATIENCE);
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

/**
 * Acts of one fight: each is drawn at once and sent in order. Where somebody else acted first, it is sent anew if it means the same
 * still; where the connection is lost, it waits.
 */
export function useFightActs() {
  const [isWaiting, setWaiting] = useState(false);
  const keep = (fight: FightView) => {
    setQueryData(keyOf(fight), fight);
    keepSheets(fight);
  };

  const attempt = async (one: Sending): Promise<FightView> => {
    const fight = (snapshotOf(keyOf(one.meant)).data as FightView | undefined) ?? one.meant;
    const { id, version } = fight;
    const idempotencyKey = newKey();
    one.sentAt = version;
    for (;;) {
      try {
        const sent =
          one.act === "undo"
            ? await call(api.fights.undo, { params: { id }, body: { version: version ?? 0 }, idempotencyKey })
            : await call(api.fights.act, {
                params: { id },
                body: { act: one.act, ...(version !== null && { version }) },
                idempotencyKey,
              });
        setWaiting(false);
        return sent;
      } catch (error) {
        if (!isAmbiguous(error)) throw error;
        setWaiting(true);
        await untilReachable();
      }
    }
  };

  const send = async (one: Sending): Promise<FightView> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(one);
      } catch (error) {
        setWaiting(false);
        const fight = await newerFight(error);
        if (!fight) throw error;
        keep(fight);
        const isSafe = one.act !== "undo" && isSafeAnew(one.act, one.meant, fight);
        if (!isSafe || tries >= MOST_TRIES)
          throw new CallError(fightTexts.changed, { status: 409, fields: {} });
      }
    }
  };

  const mutate = useMutation<Sending, FightView>({
    key: ({ meant }) => `fight ${meant.id}`,
    send,
    optimistic: (one) => [
      optimistic(api.fights.read, { id: one.meant.id }, (view: FightView) =>
        one.act === "undo" || (one.sentAt !== null && (view.version ?? 0) > one.sentAt)
          ? view
          : drawnFight(view, one.act),
      ),
    ],
    onSuccess: keep,
    onError: (error) => {
      toast.error(sentenceOf(error, fightTexts.actFailed), { about: "fight" });
      // Who is not in the fight any more, or the fight itself, is gone from the page too.
      if (isGone(error)) for (const key of shownKeys("fights.read ")) void invalidateKey(key);
    },
  });

  return {
    /** What is not sent yet waits for the connection. */
    isWaiting,
    act: useCallback((meant: FightView, act: SentAct) => mutate({ act, meant, sentAt: null }), [mutate]),
    undo: useCallback((meant: FightView) => mutate({ act: "undo", meant, sentAt: null }), [mutate]),
  };
}
