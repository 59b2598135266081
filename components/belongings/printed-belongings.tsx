import type { Belonging, BelongingKind, Owner } from "@/lib/model/belonging";
import { effectLines } from "@/lib/rules/at-the-table";
import { withoutLinks } from "@/lib/rules/links-in-text";
import type { BelongingRows } from "./belongings-page";
import { BELONGING_KINDS, KINDS } from "./kinds";
import { useBelongingList } from "./use-belongings";

interface PrintedBelongingsProps {
  owner: Owner;
  rows: BelongingRows | undefined;
}

/** What somebody owns, for paper. */
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
  const { shown } = useBelongingList({ owner, kind, rows });
  if (!shown || shown.length === 0) return null;
  return (
    <section>
      <h2>{KINDS[kind].tab}</h2>
      <ul>
        {shown.map((belonging) => (
          <li key={belonging.id}>
            <h3 dir="auto">{belonging.name}</h3>
            <p dir="auto">{factsOf(kind, belonging)}</p>
            {effectLines(belonging).map((effect, index) => (
              <p key={index} dir="auto">
                {withoutLinks(effect)}
              </p>
            ))}
            {belonging.description.trim() && <p dir="auto">{withoutLinks(belonging.description)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const factsOf = (kind: BelongingKind, belonging: Belonging): string => {
  const { range, area, cost, damageTypes } = belonging;
  return [
    KINDS[kind].line(belonging),
    range && `Range ${range}`,
    area && `Area ${area}`,
    cost && `Cost ${cost}`,
    damageTypes.join(", "),
  ]
    .filter(Boolean)
    .join(" · ");
};
