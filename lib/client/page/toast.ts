import type { toast as sonner } from "sonner";
import { DELAY } from "@/lib/constants";
import { isPressSaid } from "./mirror";
import { withoutTurns } from "./without-turns";

interface ToastOptions {
  /** What it is about: it takes the place of the toast about the same thing. Without it, that with the same text. */
  about?: string;
  /** A second sentence below the first. */
  description?: string | undefined;
  action?: { label: string; onClick: () => void };
  /** Its action rolls with advantage while it is held. */
  holds?: boolean;
  /** Milliseconds; as long as all others, with an action until it is pressed. */
  lasts?: number;
}
type Library = typeof sonner;

let library: Library | undefined;
let count = 0;
let wake = () => {};
/** What was said before anybody could show it. */
let unsaid: ((to: Library) => void)[] = [];

/** Tells who shows the toasts that there is one, as long as it has not come itself. */
export const onFirstToast = (listener: () => void): (() => void) => {
  wake = listener;
  if (unsaid.length > 0) listener();
  return () => {
    wake = () => {};
  };
};

/** Who shows the toasts hands over how, as soon as they can be seen. */
export const showToastsWith = (loaded: Library): void => {
  library = loaded;
  const said = unsaid;
  unsaid = [];
  for (const one of said) one(loaded);
};

/** Says it at once where the toasts can be seen, else as soon as they can. */
const say = (one: (to: Library) => void): void => {
  if (library) return one(library);
  unsaid.push(one);
  wake();
};

/** The id of the last toast about each thing. */
const last = new Map<string, string>();

/**
 * Takes the toast about the same thing away and answers an id for the new one: a toast that is only changed keeps its burning line and
 * isn't announced again.
 */
const replace = (about: string): string => {
  const before = last.get(about);
  const id = `toast-${++count}`;
  last.set(about, id);
  if (before) say((to) => to.dismiss(before));
  return id;
};

/** Milliseconds that what failed is told for; the rest as the toasts' own. */
const DURATION = { success: {}, info: {}, error: { duration: DELAY.notification } };
const slip =
  (kind: "success" | "error" | "info") =>
  (text: string, options: ToastOptions = {}): string => {
    // What can be undone belongs to one thing alone, whatever it says.
    const id = replace(options.about ?? (options.action ? `action-${count}` : text));
    say((to) =>
      to[kind](withoutTurns(text), {
        ...DURATION[kind],
        ...withAction(options),
        id,
      }),
    );
    return id;
  };

/**
 * Says something at the top right for three seconds; for five what failed; with an action until it is closed. Each answers the toast's id.
 */
export const toast = {
  success: slip("success"),
  /** Nothing where it was just said why nothing was done. */
  error: (text: string, options?: ToastOptions): string =>
    isPressSaid() ? "" : slip("error")(text, options),
  info: slip("info"),
  /** The sum of a roll, large, with what was rolled beside it; a new roll takes the place of the last. */
  roll: ({ total, label, detail }: { total: string; label: string; detail: string }) => {
    const id = replace("roll");
    const description = withoutTurns(detail);
    say((to) => to.message(withoutTurns(label), { id, icon: total, description, duration: DELAY.dice }));
  },
  dismiss: (id: string) => say((to) => to.dismiss(id)),
};

function withAction({ action, holds, description, lasts }: ToastOptions) {
  return {
    description: withoutTurns(description),
    ...(holds && { className: "holds" }),
    ...(action && { action, duration: Number.POSITIVE_INFINITY }),
    ...(lasts !== undefined && { duration: lasts }),
  };
}
