"use client";

import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
import { useList } from "@/lib/client/use-list";
import type { Belonging, BelongingKind, Owner } from "@/lib/model/belonging";
import type { BelongingRows } from "./belongings-page";
import { BELONGING_KINDS, KINDS, ownerOf } from "./kinds";

interface PrintedBelongingsProps {
  owner: Owner;
  rows: BelongingRows | undefined;
}

/** What somebody owns, for paper: what the page has read so far. */
export function PrintedBelongings({ owner, rows }: PrintedBelongingsProps) {
  return BELONGING_KINDS.map((kind) => (
    <PrintedKind key={kind} kind={kind} owner={owner} rows={rows?.[kind]} />
  ));
}

function PrintedKind({
  kind,
  owner,
  rows,
}: {
  kind: BelongingKind;
  owner: Owner;
  rows: Belonging[] | undefined;
}) {
  const { kind: ownerKind, id } = ownerOf(owner);
  const { list } = useList(
    `${kind}s of ${ownerKind} ${id}`,
    () => call(api.belongingCalls[ownerKind][kind].list, { params: { id } }),
    rows,
  );
  if (!list || list.length === 0) return null;
  return (
    <section>
      <h2>{KINDS[kind].tab}</h2>
      <ul>
        {list.map((belonging) => (
          <li key={belonging.id}>
            <h3>{belonging.name}</h3>
            <p>{factsOf(belonging)}</p>
            {belonging.description.trim() && <p>{belonging.description}</p>}
            {belonging.effects.map((effect, index) => (
              <p key={index}>{effect}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const factsOf = ({ type, level, range, area, cost, damageTypes }: Belonging): string =>
  [
    type,
    level === undefined || level === null ? "" : level === 0 ? "Cantrip" : `Level ${level}`,
    range && `Range ${range}`,
    area && `Area ${area}`,
    cost && `Cost ${cost}`,
    damageTypes.join(", "),
  ]
    .filter(Boolean)
    .join(" · ");
