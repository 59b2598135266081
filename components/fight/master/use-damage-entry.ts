"use client";

import { useRef, useState } from "react";
import type { Amount } from "@/lib/model/fight";
import type { Roll } from "@/lib/rules/dice";
import { parseDiceFormula } from "@/lib/rules/dice-formula";
import { FIGHT_LIMIT } from "@/lib/rules/fight-model";
import type { useFightTable } from "@/components/fight/fight-table";
import type { useAmount } from "./use-amount";

export type Share = "whole" | "half" | "none";
/** The saving throw behind half damage. */
interface Thrown {
  total: number;
  isMade: boolean;
}
export type DamageEntry = ReturnType<typeof useDamageEntry>;

const MOST_REMEMBERED = 2;

/** What was typed as a number or as dice; null where it is neither. Nor is 0 an amount: nothing would come of it but a line in the log. */
export const readAmount = (typed: string): Amount | null => {
  const text = typed.trim();
  if (/^0+$/.test(text)) return null;
  if (/^\d{1,4}$/.test(text)) return { amount: Math.min(FIGHT_LIMIT.amount, Number(text)) };
  return parseDiceFormula(text) ? { dice: text } : null;
};

/** What each loses of an amount, by its share. */
export const shareOf = (amount: number, share: Share): number =>
  share === "none" ? 0 : share === "half" ? Math.floor(amount / 2) : amount;

interface Chosen {
  turn: string;
  /** Null is nobody. */
  by: number | null;
}
interface Dealers {
  /** Which turn of which round it is: who saved, and what was chosen by hand, is for this turn. */
  turn: string;
  /** Who deals it: who was chosen by hand, else who most likely does. */
  dealer: (targets: readonly number[], chosen: Chosen | undefined) => number | null;
}

type Shares = ReadonlyMap<number, { share: Share; thrown?: Thrown }>;

/** Damage, healing and temporary hit points for whom it is typed: one amount, and for each how much of it. */
export function useDamageEntry(
  act: ReturnType<typeof useFightTable>["act"],
  { typed, setTyped, isGone, targets }: ReturnType<typeof useAmount>,
  dealers: Dealers,
) {
  /** The turn and the targets for which what was typed is no amount. */
  const [wrongFor, setWrongFor] = useState<string>();
  const [entered, enter] = useState<{ turn: string; shares: Shares }>();
  const [fallen, setFallen] = useState<Roll | null>(null);
  const [cause, setCause] = useState("");
  const [chosen, setChosen] = useState<Chosen>();
  const [recentAmounts, setRecentAmounts] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const present = `${dealers.turn} ${targets.join(" ")}`;
  const amount = readAmount(typed);
  /** Nothing is left of an earlier turn: a save that was made then would halve the next blow. */
  const sharesIn = (known: typeof entered): Shares =>
    known?.turn === dealers.turn ? known.shares : new Map();
  const setShares = (change: (before: Shares) => Shares) =>
    enter((before) => ({ turn: dealers.turn, shares: change(sharesIn(before)) }));
  const shares = sharesIn(entered);
  const shareFor = (id: number): Share => shares.get(id)?.share ?? "whole";
  const hurt = targets.filter((id) => shareFor(id) !== "none");
  const by = dealers.dealer(hurt, chosen?.turn === dealers.turn ? chosen : undefined);
  const forget = () => {
    enter(undefined);
    setCause("");
  };

  const deal = (type: "damage" | "heal" | "temporary", given = typed) => {
    const read = readAmount(given);
    const hit = type === "damage" ? hurt : [...targets];
    if (!read) {
      setWrongFor(present);
      field.current?.focus();
      return;
    }
    if (hit.length === 0) return;
    const half = hit.filter((id) => shareFor(id) === "half");
    if (type === "damage") act({ type, targets: hit, half, by, ...read });
    else if (type === "heal") act({ type, targets: hit, ...read });
    else act({ type, targets: hit, ...read });
    const text = given.trim();
    setRecentAmounts((before) => [text, ...before.filter((one) => one !== text)].slice(0, MOST_REMEMBERED));
    setTyped("");
    setFallen(null);
    setChosen(undefined);
    forget();
  };

  return {
    field,
    typed,
    /** Null while nothing, or something else, is typed. */
    amount,
    isWrong: wrongFor === present,
    /** Whom it was typed for is no longer in the fight. */
    isGone,
    recentAmounts,
    targets,
    /** Who deals the damage, null is nobody. */
    by,
    chooseDealer: (one: number | null) => setChosen({ turn: dealers.turn, by: one }),
    type: (text: string) => {
      setTyped(text);
      setWrongFor(undefined);
      setFallen(null);
    },
    /** The dice that came to what is typed now. */
    fallen,
    setRolled: (roll: Roll) => {
      setTyped(String(Math.max(0, roll.total)));
      setWrongFor(undefined);
      setFallen(roll);
    },
    shareFor,
    share: (id: number, share: Share) => setShares((before) => new Map(before).set(id, { share })),
    thrownBy: (id: number) => shares.get(id)?.thrown,
    /** Who makes a saving throw takes half. */
    keepThrow: (id: number, thrown: Thrown) =>
      setShares((before) => new Map(before).set(id, { share: thrown.isMade ? "half" : "whole", thrown })),
    /** What is asked anew is awaited: what was thrown before decides nothing. */
    forgetThrows: (ids: readonly number[]) =>
      setShares((before) => new Map([...before].filter(([id, { thrown }]) => !thrown || !ids.includes(id)))),
    /** What the amount is for, such as a dragon's breath. */
    cause,
    setCause,
    forget,
    deal,
  };
}
