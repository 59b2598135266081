import { LinksFoot } from "@/components/book/links-foot";
import { PrintButton } from "@/components/ui/print/print-button";
import { WaxSeal } from "@/components/ui/wax-seal";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { attempt } from "@/lib/client/mutations/attempt";
import { unsignEvening } from "@/lib/client/mutations/evenings";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening } from "@/lib/model/evening";
import type { Member } from "@/lib/model/member";
import { eveningInWords } from "@/lib/rules/evening-words";
import { datedAhead } from "@/lib/rules/near-evening";
import { Additions } from "./additions";
import { ChapterHead } from "./chapter-head";
import { ChapterText } from "./chapter-text";
import styles from "./chapter.module.css";
import { dateOf, dayAndTime, dayInWords } from "./dates";
import { Threads } from "./threads";

interface ChapterProps {
  evening: Evening;
  evenings: readonly Evening[];
  members: readonly Member[];
  isPlayer: boolean;
}

/** "Here ends the eighth evening. The ninth is set for Friday, the 4th of December, at 19:00." */
const ending = (evening: Evening, evenings: readonly Evening[]): string => {
  const here = `Here ends ${eveningInWords(evening.number)}.`;
  const ahead = datedAhead(evenings, Date.now());
  const next = ahead.find(({ startsAt }) => Number(startsAt) > Number(dateOf(evening)));
  if (!next?.startsAt) return here;
  return `${here} ${eveningInWords(next.number).replace("t", "T")} is set for ${dayAndTime(next.startsAt)}.`;
};

/** A signed chapter: its text, its seal, what it leaves open, and what others added. */
export function Chapter({ evening, evenings, members, isPlayer }: ChapterProps) {
  const { id, campaignId, chapter, signedAt, signedBy, threads } = evening;
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const unsign = async () => {
    if (!(await confirm({ text: chronicleTexts.unsign, accept: "Break the seal" }))) return;
    await attempt(() => unsignEvening(campaignId, { params: { id } }), {
      failed: chronicleTexts.unsignFailed,
      sentence: "unsaid",
    });
  };
  return (
    <article className={styles["chapter"]} aria-label={evening.title}>
      <ChapterHead {...{ evening, members }} />
      <ChapterText text={chapter ?? ""} />
      <div className={styles["tailpiece"]} role="presentation" />
      {signedAt && (
        <p className={styles["signed"]}>
          <WaxSeal />
          <span>
            Signed by {signedBy ?? "a keeper of this book"} and sealed,
            <br />
            {dayInWords(signedAt)}.
            {!isPlayer && (
              <button
                type="button"
                className={styles["quiet"]}
                aria-busy={busy}
                onClick={() => void run(unsign)}
              >
                break the seal
              </button>
            )}
          </span>
        </p>
      )}
      {threads.length > 0 && (
        <section aria-label="Open threads">
          <h3 className={styles["sub"]}>Left open</h3>
          <Threads {...{ evening, evenings }} />
        </section>
      )}
      <Additions {...{ evening, isPlayer }} />
      <p className={styles["next"]}>{ending(evening, evenings)}</p>
      <LinksFoot kind="evening" id={id} name={evening.title} />
      <div className={styles["print"]}>
        <PrintButton />
      </div>
    </article>
  );
}
