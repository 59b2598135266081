"use client";

import { SeeAsList } from "@/components/shell/mirror/see-as-list";
import { EmptyState } from "@/components/ui/empty-state";
import { PrintButton } from "@/components/ui/print/print-button";
import { characterTexts } from "@/lib/messages/character";
import { mirrorTexts } from "@/lib/messages/mirror";
import type { Character } from "@/lib/model/creature";
import type { PartyTraits } from "@/lib/model/party";
import type { HitPointChange } from "@/lib/rules/hit-points";
import styles from "./party.module.css";
import { PartyMember } from "./party-member";
import { RestForAll } from "./rest-for-all";

export interface PartyProps {
  characters: Character[] | undefined;
  traits: readonly PartyTraits[];
  readerId: number;
  /** Gives the whole party a rest; left out for players. */
  restsFor?: number | undefined;
  mayChange: (character: Character) => boolean;
  onHitPoints: (id: number, change: HitPointChange) => void;
  onChoose: (character: Character) => void;
  /** Gets why something was refused. */
  onRefused: (error: unknown) => void;
}

/** The reader's own characters come first. */
const ordered = ({ characters, readerId }: PartyProps) =>
  characters?.toSorted(
    (one, other) => Number(other.createdBy === readerId) - Number(one.createdBy === readerId),
  ) ?? [];

interface PartySideProps extends PartyProps {
  /** all: in short, on one page; first and second: half of it each. */
  part: "all" | "first" | "second";
}

/** The party at a glance: hit points, armour, passive perception, energy and conditions of every character. */
export function Party({ part, ...props }: PartySideProps) {
  const party = ordered(props);
  if (part === "all" && party.length === 0) return null;
  const half = Math.ceil(party.length / 2);
  const shown = part === "all" ? party : part === "first" ? party.slice(0, half) : party.slice(half);
  const { traits, mayChange, onHitPoints, onChoose, onRefused, restsFor } = props;
  return (
    <>
      {part !== "second" && <PartyHead part={part} count={party.length} restsFor={restsFor} />}
      <ul className={styles["party"]} aria-label={characterTexts.party}>
        {shown.map((character) => (
          <PartyMember
            key={character.id}
            character={character}
            traits={traits.find(({ characterId }) => characterId === character.id)}
            onRefused={onRefused}
            isShort={part === "all"}
            onChoose={() => onChoose(character)}
            onHitPoints={mayChange(character) ? (change) => onHitPoints(character.id, change) : undefined}
          />
        ))}
      </ul>
      {part === "second" && party.length > 0 && (
        <>
          {restsFor !== undefined && (
            <RestForAll campaignId={restsFor} party={{ characters: party, traits }} />
          )}
          <div className={styles["print"]}>
            <PrintButton />
          </div>
        </>
      )}
    </>
  );
}

interface PartyHeadProps extends Pick<PartyProps, "restsFor"> {
  part: "all" | "first";
  count: number;
}

function PartyHead({ part, count, restsFor }: PartyHeadProps) {
  const isFirst = part === "first";
  return (
    <>
      <div className={styles["title"]}>
        <h2 className="title">{characterTexts.party}</h2>
        {isFirst && count > 0 && <p>{characterTexts.atTable(count)}</p>}
      </div>
      {isFirst && restsFor !== undefined && (
        <SeeAsList campaignId={restsFor} title={mirrorTexts.chooseParty} />
      )}
      {count === 0 && <EmptyState icon="profile" text={characterTexts.partyEmpty} low />}
    </>
  );
}
