import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Opener } from "@/components/ui/lazy-component";
import { type CardCreature, CreatureCard, LibraryCard, NewCard } from "./creature-card";
import styles from "./creature-list.module.css";

interface CreatureListProps<C extends CardCreature> {
  title: string;
  /** Undefined while they are loading. */
  creatures: readonly C[] | undefined;
  failed: boolean;
  onRetry: () => void;
  texts: { loading: string; failed: string; create: string };
  lineOf: (creature: C) => string;
  withSpeed?: boolean;
  /** Chooses the ink of its initial; the id where it is left out. */
  inkOf?: (creature: C) => number;
  currentId: number | null;
  /** The one that was looked at before: a long list opens at its card. */
  leftId?: number | null;
  onChoose: (creature: C) => void;
  /** Left out for those who may not create. */
  create?: Opener | undefined;
  /** The slot beside it that opens the library. */
  library?: ({ text: string } & Opener) | undefined;
  /** Between the title and the cards. */
  children?: ReactNode;
  /** What stands above the cards where there are none. */
  empty?: ReactNode;
}

/** So many cards come with the page; the others follow once it can be used. */
const FIRST = 48;

/** The creatures of a campaign as cards, and the slot for a further one. */
export function CreatureList<C extends CardCreature>(props: CreatureListProps<C>) {
  const { title, creatures, failed, onRetry, texts, lineOf, withSpeed, inkOf, currentId } = props;
  const [whole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const left = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (whole) left.current?.scrollIntoView({ block: "nearest" });
  }, [whole]);
  return (
    <>
      <h2 className={`title ${styles["title"]}`} dir="auto">
        {title}
      </h2>
      {failed && !creatures && <ErrorState text={texts.failed} onRetry={onRetry} />}
      {!failed && !creatures && <Skeleton text={texts.loading} />}
      {props.children}
      {creatures?.length === 0 && props.empty}
      {creatures && (
        <div className={styles["cards"]}>
          <ul className={styles["list"]} data-many={creatures.length > FIRST || undefined}>
            {creatures.slice(0, whole ? creatures.length : FIRST).map((creature) => (
              <li key={creature.id} ref={creature.id === props.leftId ? left : null}>
                <CreatureCard
                  creature={creature}
                  line={lineOf(creature)}
                  withSpeed={withSpeed}
                  ink={inkOf?.(creature) ?? creature.id}
                  current={creature.id === currentId}
                  onChoose={() => props.onChoose(creature)}
                />
              </li>
            ))}
            {props.create && (
              <li>
                <NewCard text={texts.create} {...props.create} />
              </li>
            )}
          </ul>
          {props.library && <LibraryCard {...props.library} />}
        </div>
      )}
    </>
  );
}
