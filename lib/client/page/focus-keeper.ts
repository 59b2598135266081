/** Milliseconds after which a control that can be used again doesn't get the focus back: whoever waited is reading on by then. */
const SHORTLY = 10_000;

/** What is asked of a page, and done on it; `One` is an element of it. */
export interface FocusPage<One> {
  /** What has the focus; undefined where nothing has it. */
  focused: () => One | undefined;
  /** Whether it is gone or disabled. */
  isOff: (one: One) => boolean;
  /** Whether it is seen; costs more. */
  isSeen: (one: One) => boolean;
  /** What it lies in, from the inside out. */
  around: (one: One) => readonly One[];
  /** What lies over the page and holds it, such as a dialog. */
  layerOf: (one: One) => One | undefined;
  /** Whether it is a named part of the page, from which one reads on. */
  isPlace: (one: One) => boolean;
  /** Whether the focus on it would open the keyboard of a phone. */
  isWritten: (one: One) => boolean;
  /** Where one reads on if nothing nearer is left. */
  everything: () => One | undefined;
  /** Gives it the focus; answers whether it took it. */
  give: (one: One) => boolean;
  now: () => number;
}

/** What had the focus. What it lay in is kept with it, which can't be asked once it is gone. */
interface Kept<One> {
  one: One;
  around: readonly One[];
  layer: One | undefined;
  /** What had the focus before the layer came. */
  before: Kept<One> | undefined;
}

interface FocusKeeper<One> {
  /** Something got the focus. */
  entered: (one: One) => void;
  /** Whether the focus may have been lost, or what lost it may be usable again: asked with every change of the page. */
  isDue: () => boolean;
  /** Sees to the focus, after whatever the page itself does about it. */
  settle: () => void;
}

/**
 * Keeps the focus on the page where the control that had it goes away or is disabled: it goes to the nearest part around that is left,
 * and back to the control if that can be used again soon. Without it keyboard and screen reader would begin at the top of the page. What
 * a person leaves by themself, or gives the focus to meanwhile, counts.
 */
export function focusKeeper<One>(page: FocusPage<One>): FocusKeeper<One> {
  let kept: Kept<One> | undefined;
  let waiting: { one: One; place: One; since: number } | undefined;

  const isUsable = (one: One) => !page.isOff(one) && page.isSeen(one);
  const beforeOf = (layer: One): Kept<One> | undefined => {
    for (let known = kept; known; known = known.before) if (known.layer === layer) return known.before;
    return kept;
  };
  const entered = (one: One) => {
    if (one !== waiting?.place) waiting = undefined;
    const layer = page.layerOf(one);
    const before = layer === undefined ? undefined : beforeOf(layer);
    kept = { one, around: page.around(one), layer, before };
  };

  const waysFrom = ({ around, layer, before }: Kept<One>): One[] => {
    const own = around.filter(page.isPlace);
    if (!before || layer === undefined) return own;
    const earlier = [...(page.isWritten(before.one) ? [] : [before.one]), ...waysFrom(before)];
    return isUsable(layer) ? [...own, ...earlier] : [...earlier, ...own];
  };
  const leave = (lost: Kept<One>) => {
    const rest = page.everything();
    const ways = waysFrom(lost);
    const place = (rest === undefined ? ways : [...ways, rest]).find(page.give);
    if (place !== undefined) waiting = { one: lost.one, place, since: page.now() };
  };

  return {
    entered,
    isDue: () => {
      if (waiting && !page.isOff(waiting.one)) return true;
      const focused = page.focused();
      return kept !== undefined && (focused === undefined || (focused === kept.one && page.isOff(focused)));
    },
    settle: () => {
      const focused = page.focused();
      if (waiting && isUsable(waiting.one)) {
        const { one, place, since } = waiting;
        waiting = undefined;
        const isSoon = page.now() - since < SHORTLY;
        if (isSoon && !page.isWritten(one) && (focused === undefined || focused === place)) page.give(one);
        return;
      }
      if (!kept || (focused !== undefined && focused !== kept.one)) return;
      if (!isUsable(kept.one)) leave(kept);
      // A click on the empty page blurred a control that is still usable: that was on purpose, so no focus is given back.
      else if (focused === undefined) {
        kept = undefined;
        waiting = undefined;
      }
    },
  };
}
