import { MonsterEntry } from "@/components/library/monster-entry";
import { useLibraryEntry } from "@/components/library/use-library-entry";
import { api } from "@/lib/client/api";
import { useQuery } from "@/lib/client/use-query";
import type { SeenInFight } from "@/lib/model/fight";
import type { Monster } from "@/lib/model/library";
import styles from "./deeds.module.css";

/** What a monster can do: the actions of its encounter, or its entry in the library. */
export function Deeds({ one }: { one: SeenInFight }) {
  if (one.slug !== null) return <LibraryDeeds slug={one.slug} />;
  return one.encounterId === null ? null : <EncounterDeeds id={one.encounterId} />;
}

function EncounterDeeds({ id }: { id: number }) {
  const { data } = useQuery(api.belongingCalls.encounter.action.list, { id });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles["part"]} aria-label="Actions">
      <ul className={styles["deeds"]}>
        {data.map((action) => (
          <li key={action.id}>
            <b dir="auto">{action.name}</b>
            <small dir="auto">{action.description}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LibraryDeeds({ slug }: { slug: string }) {
  const { entry } = useLibraryEntry("monsters", slug);
  if (!entry) return null;
  return (
    <details className={styles["block"]} open>
      <summary>Stat block</summary>
      <MonsterEntry monster={entry as Monster} />
    </details>
  );
}
