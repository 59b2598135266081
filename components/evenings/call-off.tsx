import { Button } from "@/components/ui/button";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening } from "@/lib/model/evening";
import styles from "./plans.module.css";
import type { Evenings } from "./use-evenings";

interface CallOffProps {
  evening: Evening;
  evenings: Evenings;
  /** Once it is called off. */
  onGone: () => void;
}

/** Calls an evening off after a question, whether its date is settled or not; one that is played is deleted. */
export function CallOff({ evening, evenings: { busy, remove }, onGone }: CallOffProps) {
  return (
    <Button
      className={styles["quiet"] ?? ""}
      busy={busy}
      onClick={() => void remove(evening).then((isGone) => isGone && onGone())}
    >
      {evening.state === "planned" ? texts.callOff : texts.delete}
    </Button>
  );
}
