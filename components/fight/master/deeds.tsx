import { MonsterEntry } from "@/components/library/monster-entry";
import { useLibraryEntry } from "@/components/library/use-library-entry";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { RollsInText } from "@/components/ui/text/rolls-in-text";
import { useAskedRoll } from "@/components/ui/text/use-asked-roll";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { deedTexts } from "@/lib/messages/deeds";
import { libraryTexts } from "@/lib/messages/library";
import type { Belonging } from "@/lib/model/belonging";
import type { CombatantView } from "@/lib/model/fight";
import type { Monster } from "@/lib/model/library";
import { ABILITY_LABEL } from "@/lib/rules/abilities";
import { effectLines } from "@/lib/rules/at-the-table";
import { type AskedRoll, piecesOf } from "@/lib/rules/dice-in-text";
import styles from "./deeds.module.css";

/** What a monster can do: the actions and traits of its encounter, or its entry in the library. */
export function Deeds({ one }: { one: CombatantView }) {
  if (one.slug !== null) return <LibraryDeeds slug={one.slug} />;
  return one.encounterId === null ? null : <EncounterDeeds id={one.encounterId} />;
}

function EncounterDeeds({ id }: { id: number }) {
  const actions = useQuery(api.belongingCalls.encounter.action.list, { id });
  const encounter = useQuery(api.encounters.read, { id });
  const failed = [actions, encounter].filter(({ data, error }) => error !== undefined && !data);
  const again = () => {
    for (const { reload } of failed) void reload();
  };
  const { data = [] } = actions;
  return (
    <>
      {failed.length > 0 && <ErrorState part text={deedTexts.failed} onRetry={again} />}
      {data.length > 0 && (
        <section className={styles["part"]} aria-label="Actions">
          <ul className={styles["deeds"]}>
            {data.map((action) => (
              <Deed key={action.id} action={action} />
            ))}
          </ul>
        </section>
      )}
      {/* A taken monster's traits stand in its description. */}
      {encounter.data && <RollsInText text={encounter.data.description} of="Description" />}
    </>
  );
}

const faceOf = ({ label, save, isCheck }: AskedRoll, words: string) => {
  if (save) return `DC ${save.difficulty} ${ABILITY_LABEL[save.ability]}`;
  if (label === "to hit") return words.replace(/\s{0,9}to\s{1,9}hit/i, "");
  // The document writes "5 (1d6 + 2) slashing": without its brackets.
  return isCheck ? words : words.replace(/[()]/g, "");
};

/** An action with all that it asks to be rolled beside it. */
function Deed({ action }: { action: Belonging }) {
  const { name, description } = action;
  const press = useAskedRoll(name);
  const lines = [...effectLines(action), description];
  const rolls = new Map(
    lines
      .flatMap((line) => piecesOf(line))
      .flatMap(({ text, roll }) => (roll ? [[faceOf(roll, text), { text, roll }] as const] : [])),
  );
  const told = description.trim() || lines.join("\n").trim();
  return (
    <li data-rolls={rolls.size > 0 || undefined}>
      <div>
        <b dir="auto">{name}</b>
        {told && <small dir="auto">{told}</small>}
      </div>
      <p className={styles["rolls"]}>
        {[...rolls].map(([face, { text, roll }]) => (
          <button
            key={face}
            type="button"
            className={styles["roll"]}
            data-hold={roll.isCheck ? "" : undefined}
            aria-label={roll.save ? `Ask for ${text}: ${name}` : `Roll ${text}: ${name}`}
            onClick={() => press(roll)}
          >
            {roll.isCheck && <Icon name="d20" />}
            {face}
          </button>
        ))}
      </p>
    </li>
  );
}

function LibraryDeeds({ slug }: { slug: string }) {
  const { entry, failed, retry } = useLibraryEntry("monsters", slug);
  if (failed) return <ErrorState part text={libraryTexts.entryFailed} onRetry={retry} />;
  if (!entry) return null;
  return (
    <details className={styles["block"]} open>
      <summary>Stat block</summary>
      <MonsterEntry monster={entry as Monster} />
    </details>
  );
}
