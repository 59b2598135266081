import { lookAt } from "./flip-leaves";
import styles from "./lifted-leaf.module.css";

/** Milliseconds for the whole way from the page to upright. */
const WAY = 260;

export interface Lifted {
  isThere: () => boolean;
  /** Draws it, from flat (0) to upright (1), as far as its edge is from where it lay. */
  draw: (part: number) => void;
  /** Stops it on its way, and answers how far it is drawn. */
  hold: () => number;
  /** Lets it land on the other side, or fall back; then it lies, and `done` is called before it is put away. */
  let: (lands: boolean, done: () => void) => void;
}

const angleOf = (part: number) => (Math.acos(1 - part) * 180) / Math.PI;
const swung = (angle: number) => `perspective(5200px) rotateY(${-angle}deg)`;
/** How dark the page below is. */
const shadeAt = (angle: number) => String((90 - angle) / 90);

const append = (page: HTMLElement, className = "") => {
  const element = document.createElement("i");
  element.className = className;
  page.append(element);
  return element;
};

/**
 * Lifts the page that a narrow screen shows off the facing one, which is laid below it where it will lie. From then on only `transform`
 * and `opacity` change, so that nothing is laid out or painted while a finger moves.
 */
export function liftLeaf(ear: HTMLElement): Lifted | undefined {
  const pages = [...(ear.parentElement?.querySelectorAll<HTMLElement>(":scope > section[data-side]") ?? [])];
  const page = pages.find(({ offsetParent }) => offsetParent);
  const facing = pages.find((one) => one !== page);
  const block = page?.parentElement;
  if (!block || !facing || block.dataset["leaves"]) return undefined;

  const box = page.getBoundingClientRect();
  lookAt([page], box);
  const classes = [
    [page, styles["page"] ?? ""],
    [facing, styles["facing"] ?? ""],
  ] as const;
  for (const [element, name] of classes) element.classList.add(name);
  Object.assign(facing.style, {
    top: `${box.top + scrollY}px`,
    left: `${box.left}px`,
    width: `${box.width}px`,
  });
  page.dataset["lifted"] = "";
  const strip = append(page, styles["strip"]);
  const shade = append(facing, styles["shade"]);

  let angle = 0;
  let target = 0;
  let moving: Animation[] = [];
  const place = (to: number) => {
    angle = to;
    page.style.transform = swung(to);
    shade.style.opacity = shadeAt(to);
  };
  const stop = () => {
    for (const animation of moving) animation.cancel();
    moving = [];
  };
  const putAway = () => {
    stop();
    page.style.transform = "";
    lookAt([page]);
    delete page.dataset["lifted"];
    Object.assign(facing.style, { top: "", left: "", width: "" });
    for (const [element, name] of classes) element.classList.remove(name);
    strip.remove();
    shade.remove();
  };
  place(0);

  return {
    isThere: () => page.isConnected,
    draw: (part) => place(angleOf(part)),
    hold: () => {
      const progress = moving[0]?.effect?.getComputedTiming().progress;
      if (typeof progress === "number") place(angle + (target - angle) * progress);
      stop();
      return 1 - Math.cos((angle * Math.PI) / 180);
    },
    let: (lands, done) => {
      target = lands ? 90 : 0;
      const timing = {
        duration: Math.max(80, (Math.abs(target - angle) / 90) * WAY),
        easing: "ease-out",
        fill: "forwards",
      } as const;
      const swing = page.animate({ transform: [swung(angle), swung(target)] }, timing);
      moving = [swing, shade.animate({ opacity: [shadeAt(angle), shadeAt(target)] }, timing)];
      swing.onfinish = () => {
        done();
        putAway();
      };
    },
  };
}
