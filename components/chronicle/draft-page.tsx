import { useBookSide } from "@/components/book/book-context";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Tick } from "@/components/ui/form/tick";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening } from "@/lib/model/evening";
import type { ToldFact } from "@/lib/rules/chronicle";
import { scenesOf } from "@/lib/rules/chronicle-scenes";
import type { Draft } from "./chapter-state";
import type { ChapterWriting } from "./chapter-writing";
import { timeOfDay } from "./dates";
import styles from "./draft.module.css";
import { useOpenedEvening } from "./opened-evening";
import { useDraft, useSavedBetweenKeys, useWriting } from "./use-writing";

/** The left page of a draft: what happened on the evening, scene by scene, each to be told or not. */
export function DraftPage({ evening }: { evening: Evening }) {
  const { drafted, error, reload } = useDraft(evening);
  const { open } = useOpenedEvening();
  return (
    <div className={styles["page"]}>
      <Button className={styles["back"] ?? ""} icon="arrow-left" onClick={() => open(null)}>
        Evenings
      </Button>
      {drafted ? (
        <WhatHappened evening={evening} {...drafted} />
      ) : error === undefined ? (
        <Skeleton text={chronicleTexts.loading} />
      ) : (
        <ErrorState text={chronicleTexts.draftFailed} onRetry={() => void reload()} />
      )}
    </div>
  );
}

function WhatHappened({
  evening,
  draft,
  writing,
}: {
  evening: Evening;
  draft: Draft;
  writing: ChapterWriting;
}) {
  const { told } = useWriting(writing);
  const { turnTo } = useBookSide();
  useSavedBetweenKeys(evening, writing);
  const { happenings } = draft;
  const count = happenings.filter(({ id }) => told.has(id)).length;
  const scenes = scenesOf(happenings);
  return (
    <>
      <div className={styles["top"]}>
        <h2 className="title">What happened</h2>
        {happenings.length > 0 && (
          <p
            className="note"
            role="status"
          >{`${count} of ${happenings.length} ${count === 1 ? "is" : "are"} told`}</p>
        )}
      </div>
      {happenings.length === 0 && <p className="note">{chronicleTexts.nothingHappened}</p>}
      {scenes.map((scene, index) => (
        <section key={scene[0]?.id} className={styles["scene"]}>
          <SceneHead scene={scene} isFirst={index === 0} />
          {scene.map((one) => (
            <label key={one.id} className={styles["deed"]}>
              <Tick
                inLabel
                className={styles["tick"]}
                checked={told.has(one.id)}
                onChange={(event) => writing.tick(happenings, one.id, event.target.checked)}
              />
              <span className={styles["told"]} dir="auto">
                {one.text}
              </span>
              <time dateTime={one.at}>{timeOfDay(new Date(one.at))}</time>
            </label>
          ))}
        </section>
      ))}
      <div className={styles["below"]}>
        <p>{happenings.length > 0 && chronicleTexts.untick}</p>
        <Button variant="primary" onClick={() => turnTo("right")}>
          To the text
        </Button>
      </div>
    </>
  );
}

/** A fight's scene has its name, which stands in its sentence; the others are told apart by where they stand. */
const nameOf = (scene: readonly ToldFact[], isFirst: boolean): string => {
  const fight = scene.find(({ kind }) => kind === "fight");
  if (fight) return /“([^“”]+)”/.exec(fight.text)?.[1] ?? "A fight";
  return isFirst ? "At first" : "Afterwards";
};

function SceneHead({ scene, isFirst }: { scene: readonly ToldFact[]; isFirst: boolean }) {
  const [from, to] = [scene[0], scene.at(-1)].map((one) => (one ? timeOfDay(new Date(one.at)) : ""));
  return (
    <h3 className={styles["sceneHead"]}>
      {scene.some(({ kind }) => kind === "fight") && <Icon name="swords" />}
      <b dir="auto">{nameOf(scene, isFirst)}</b>
      <span>{from === to ? from : `${from}–${to}`}</span>
    </h3>
  );
}
