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

interface Place {
  x: number;
  y: number;
}

/** Where a picture is allowed to lie: the middle of the screen shows some of it, and where it is not enlarged all of it lies in the middle. */
const inSight = (picture: HTMLImageElement, { x, y }: Place, scale: number): Place => {
  const { naturalWidth, naturalHeight, offsetWidth, offsetHeight } = picture;
  if (scale <= 1 || naturalWidth === 0) return { x: 0, y: 0 };
  // Its box is the stage, in which it is drawn as large as it fits.
  const fit = Math.min(offsetWidth / naturalWidth, offsetHeight / naturalHeight);
  const within = (at: number, size: number) => Math.min((size * fit) / 2, Math.max((-size * fit) / 2, at));
  return { x: within(x, naturalWidth), y: within(y, naturalHeight) };
};

/** A picture that fingers, the mouse and keys move on its stage. Its listeners end with it. */
const enlargeable = (picture: HTMLImageElement, stage: HTMLElement): PanzoomObject => {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const made = Panzoom(picture, {
    canvas: true,
    minScale: 1,
    maxScale: MOST,
    step: STEP,
    panOnlyWhenZoomed: true,
    animate: !isCalm,
    duration: 160,
    // Clamps what is drawn: `panzoomchange`, on which the pan itself is clamped, comes after the frame, and the picture would flicker.
    setTransform: (_, { x, y, scale }) => {
      const place = inSight(picture, { x, y }, scale);
      picture.style.transform = `scale(${scale}) translate(${place.x}px, ${place.y}px)`;
    },
    // The stage keeps its focus ring, and takes the focus when it is pressed.
    handleStartEvent: (event: Event) => {
      event.preventDefault();
      stage.focus({ preventScroll: true });
    },
  });
  const bound = () => {
    const { x, y } = inSight(picture, made.getPan(), made.getScale());
    made.pan(x, y, { silent: true, force: true });
  };
  picture.addEventListener("panzoomchange", bound);
  return made;
};

/** A picture over the whole screen: moved and enlarged with fingers, mouse and wheel, and keys. */
export function PictureView({ src, title, noun, onClose }: PictureViewProps) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const view = useRef<PanzoomObject>(undefined);

  useEffect(() => {
    const box = stage.current;
    const picture = image.current;
    if (!box || !picture) return;
    const made = enlargeable(picture, box);
    view.current = made;
    const turn = (event: WheelEvent) => void made.zoomWithWheel(event, { step: STEP / 2 });
    box.addEventListener("wheel", turn, { passive: false });
    return () => {
      box.removeEventListener("wheel", turn);
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
