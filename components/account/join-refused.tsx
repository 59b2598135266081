import { BrokenSeal } from "@/components/ui/broken-seal";
import { ButtonLink } from "@/components/ui/button-link";
import styles from "./join.module.css";

/** What an invitation shows that opens nothing: one sentence, whatever the reason. */
export function JoinRefused({ text }: { text: string }) {
  return (
    <div className={styles["refused"]}>
      <section className={styles["notice"]} aria-labelledby="refused">
        <BrokenSeal className={styles["broken"]} />
        <h1 className="vh" id="refused">
          Invitation
        </h1>
        <p role="status">{text}</p>
        <ButtonLink variant="primary" href="/home" prefetch={false}>
          To your shelf
        </ButtonLink>
      </section>
    </div>
  );
}
