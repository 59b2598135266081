import { Banner } from "@/components/ui/banner";
import { NOT_SENT_ID } from "@/components/ui/form/hold-early-submits";
import { sessionTexts } from "@/lib/messages/session";
import styles from "./not-sent.module.css";

/**
 * Says on a page whose scripts don't run that its form was not sent: they are blocked, and the browser sent it by itself (`isAnswer`), or
 * they can't be loaded, and what holds early submits shows this.
 */
export function NotSent({ isAnswer }: { isAnswer: boolean }) {
  return (
    <div id={NOT_SENT_ID} className={styles["notice"]} hidden={!isAnswer}>
      <Banner text={sessionTexts.notSent} />
    </div>
  );
}
