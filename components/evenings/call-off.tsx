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

/** Calls an evening off after a question, whether its date is settled or not. */
export function CallOff({ evening, evenings: { busy, callOff }, onGone }: CallOffProps) {
  return (
    <Button
      className={styles["quiet"] ?? ""}
      busy={busy}
      onClick={() => void callOff(evening).then((isGone) => isGone && onGone())}
    >
      {texts.callOff}
    </Button>
  );
}
