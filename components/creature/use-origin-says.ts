"use client";

import { useRef } from "react";
import { type FieldPath, useFormContext, useWatch } from "react-hook-form";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import type { CharacterFields } from "@/lib/model/creature-form";
import type { OriginKind } from "@/lib/model/origin";
import {
  beforeOf,
  classSayings,
  raceSayings,
  type SaidFields,
  type Saying,
  written,
} from "@/lib/model/origin-says";

/** What of the form a saying is about. */
const fieldsOf = (kind: "race" | "class", most: number, all: CharacterFields): SaidFields => ({
  abilities: all.abilities,
  most,
  speed: all.speed,
  hitPoints: all.hitPoints,
  saves: all.saves ?? [],
  languages: all[kind].languages,
});

/** The entry of the library that a race or class was taken from, and what of it is ticked in the form. */
export function useOriginSays(kind: Exclude<OriginKind, "background">, most: number) {
  const { control, getValues, setValue } = useFormContext<CharacterFields>();
  const all = useWatch({ control }) as CharacterFields;
  const { slug, ticks, ...before } = all.taken[kind];
  const race = useQuery(api.library.races.read, kind === "race" && slug !== "" ? { slug } : null).data;
  const entry = useQuery(api.library.classes.read, kind === "class" && slug !== "" ? { slug } : null).data;
  const sayings = (race ? raceSayings(race) : entry ? classSayings(entry) : []).filter(
    ({ of }) => of !== "saves" || all.saves !== undefined,
  );
  const write = (name: string, value: unknown) =>
    setValue(name as FieldPath<CharacterFields>, value as string, { shouldDirty: true });

  const set = (saying: Saying, isTicked: boolean) => {
    const now = getValues();
    const form = fieldsOf(kind, most, now);
    const { ticks: others, ...stood } = now.taken[kind];
    write(`taken.${kind}`, {
      ...stood,
      ...(isTicked && beforeOf(form, saying)),
      ticks: isTicked ? [...others, saying.of] : others.filter((one) => one !== saying.of),
    });
    const { languages, ...rest } = written(form, saying, isTicked, stood);
    for (const [name, value] of Object.entries(rest)) write(name, value);
    if (languages) write(`${kind}.languages`, languages);
  };
  const ticked = sayings.filter(({ of }) => ticks.includes(of));
  const latest = useRef(sayings);
  latest.current = sayings;
  return {
    slug,
    sayings,
    ticked,
    fields: fieldsOf(kind, most, all),
    before,
    set,
    /** The skills that a taken class lets one choose from. */
    skills: entry?.skills,
    /** Another entry: what the one before it has written goes, as it is ticked by now: this may be called after an answer that took long. */
    choose: (next: string) => {
      const { ticks: now } = getValues().taken[kind];
      for (const saying of latest.current) if (now.includes(saying.of)) set(saying, false);
      write(`taken.${kind}.slug`, next);
    },
    write,
  };
}
export type OriginSaid = ReturnType<typeof useOriginSays>;
