"use client";

import Panzoom, { type PanzoomObject } from "@panzoom/panzoom";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Modal } from "@/components/ui/dialog/modal";
import { IconButton } from "@/components/ui/icon-button";
import styles from "./picture-view.module.css";

interface PictureViewProps {
  src: string;
  title: string;
  /** "Map" or "Picture". */
  noun: string;
  onClose: () => void;
}

const MOST = 10;
/** One step of a button or key, as a factor's exponent; one press of an arrow key, in pixels. */
const STEP = 0.4;
const STRIDE = 80;

const strides: Record<string, readonly [number, number]> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

/** The middle of the screen always shows some of the picture, and all of it lies in the middle where it is not enlarged. */
const keepInSight = (view: PanzoomObject, { offsetWidth, offsetHeight }: HTMLElement) => {
  const { x, y } = view.getPan();
  const isWhole = view.getScale() <= 1;
  const within = (at: number, size: number) => (isWhole ? 0 : Math.min(size / 2, Math.max(-size / 2, at)));
  const [left, top] = [within(x, offsetWidth), within(y, offsetHeight)];
  if (left !== x || top !== y) view.pan(left, top, { force: true, ...(!isWhole && { animate: false }) });
};

/** A picture over the whole screen: moved and enlarged with fingers, mouse and wheel, and keys. */
export function PictureView({ src, title, noun, onClose }: PictureViewProps) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const view = useRef<PanzoomObject>(undefined);

  useEffect(() => {
    const box = stage.current;
    if (!box || !image.current) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const made = Panzoom(image.current, {
      canvas: true,
      minScale: 1,
      maxScale: MOST,
      step: STEP,
      panOnlyWhenZoomed: true,
      animate: !isCalm,
      duration: 160,
      // The stage keeps its focus ring, and takes the focus when it is pressed.
      handleStartEvent: (event: Event) => {
        event.preventDefault();
        box.focus({ preventScroll: true });
      },
    });
    view.current = made;
    const picture = image.current;
    const bound = () => keepInSight(made, picture);
    picture.addEventListener("panzoomchange", bound);
    const turn = (event: WheelEvent) => void made.zoomWithWheel(event, { step: STEP / 2 });
    box.addEventListener("wheel", turn, { passive: false });
    return () => {
      box.removeEventListener("wheel", turn);
      picture.removeEventListener("panzoomchange", bound);
      made.destroy();
      view.current = undefined;
    };
  }, []);

  const press = (event: KeyboardEvent) => {
    const stride = strides[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const scale = view.current?.getScale() ?? 1;
    if (stride) view.current?.pan(stride[0] / scale, stride[1] / scale, { relative: true });
    else if (event.key === "+" || event.key === "=") view.current?.zoomIn();
    else if (event.key === "-") view.current?.zoomOut();
    else if (event.key === "0") view.current?.reset();
    else return;
    event.preventDefault();
  };

  return (
    <Modal aria-labelledby={id} className={`on-dark ${styles["view"]}`} givesWay onClose={onClose}>
      <div className={styles["head"]} data-toasts-below="">
        <h2 id={id} className={styles["title"]}>
          {title}
        </h2>
        <IconButton icon="minus" label="Zoom out" onClick={() => view.current?.zoomOut()} />
        <IconButton icon="plus" label="Zoom in" onClick={() => view.current?.zoomIn()} />
        <IconButton
          icon="retry"
          label={`Whole ${noun.toLowerCase()}`}
          onClick={() => view.current?.reset()}
        />
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div
        ref={stage}
        className={styles["stage"]}
        role="region"
        aria-label={`${noun}; arrow keys move it, plus and minus enlarge it, 0 shows it whole`}
        tabIndex={0}
        data-autofocus
        onKeyDown={press}
        onDoubleClick={(event) => view.current?.zoomToPoint(2 * view.current.getScale(), event)}
      >
        <img ref={image} src={src} alt={title} draggable={false} />
      </div>
    </Modal>
  );
}
