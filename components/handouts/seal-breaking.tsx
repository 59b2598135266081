import { useEffect, useId, useState } from "react";
import { BrokenSeal } from "@/components/ui/broken-seal";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/dialog/modal";
import { lazyComponent } from "@/components/ui/lazy-component";
import { Prose } from "@/components/ui/text/prose";
import { playSound } from "@/lib/client/page/sound";
import type { Handout } from "@/lib/model/handout";
import styles from "./seal-breaking.module.css";

const [PictureView, preloadView] = lazyComponent(
  () => import("@/components/ui/picture/picture-view").then((module) => module.PictureView),
  ({ onClose }) => onClose(),
);

interface SealBreakingProps {
  handout: Pick<Handout, "title" | "text" | "image">;
  /** For whom it is open. */
  by?: string;
  /** It was opened before: there is nothing to break. */
  isOpen?: boolean;
  onClose: () => void;
}

/** When the halves have fallen and the sheet begins to unfold, in milliseconds. */
const CRACKED = 900;

/** A handout over the whole book: the letter lies there sealed, the wax breaks, the sheet unfolds. Who asks for less motion sees the sheet at once. */
export function SealBreaking({ handout, by, isOpen, onClose }: SealBreakingProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(
    () => !isOpen && !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  useEffect(() => {
    if (!isWhole) return;
    playSound("seal");
    const timer = setTimeout(() => setWhole(false), CRACKED);
    return () => clearTimeout(timer);
  }, [isWhole]);
  const [isEnlarged, setEnlarged] = useState(false);
  const { title, text, image } = handout;
  return (
    <Modal className={styles["shown"]} aria-labelledby={id} givesWay onClose={onClose}>
      {isWhole ? (
        <div className={styles["letter"]}>
          <BrokenSeal className={styles["breaking"]} />
          <p className={`on-dark ${styles["caption"]}`} id={id} role="status">
            The seal breaks…
          </p>
        </div>
      ) : (
        <article className={`on-paper ${styles["sheet"]}`}>
          {!isOpen && <BrokenSeal className={styles["halves"]} />}
          {image && (
            <button
              type="button"
              className={styles["enlarge"]}
              title="Enlarge the picture"
              {...preloadView}
              onClick={() => setEnlarged(true)}
            >
              <img className={styles["picture"]} src={image} alt={title} />
              <span className="vh">: enlarge</span>
            </button>
          )}
          <div className={styles["words"]}>
            <h2 className="title" id={id} dir="auto">
              {title}
            </h2>
            {by && <p className="note">open for {by}</p>}
            {text && <Prose text={text} />}
          </div>
          <div className={styles["foot"]}>
            <Button variant="primary" data-autofocus autoFocus onClick={onClose}>
              Close
            </Button>
          </div>
        </article>
      )}
      {isEnlarged && image && (
        <PictureView src={image} title={title} noun="Picture" onClose={() => setEnlarged(false)} />
      )}
    </Modal>
  );
}
