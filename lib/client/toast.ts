import { toast as sonner } from "sonner";
import { DELAY } from "@/lib/constants";

interface ToastOptions {
  /** A second sentence below the first. */
  description?: string | undefined;
  action?: { label: string; onClick: () => void };
}

let rolls = 0;

/** Says something at the top right for three seconds; with an action, until it is closed. */
export const toast = {
  success: (text: string, options: ToastOptions = {}) => sonner.success(text, withAction(options)),
  error: (text: string, options: ToastOptions = {}) => sonner.error(text, withAction(options)),
  info: (text: string, options: ToastOptions = {}) => sonner.info(text, withAction(options)),
  /** The sum of a roll, large, with what was rolled beside it; a new roll takes the place of the last. */
  roll: ({ total, label, detail }: { total: string; label: string; detail: string }) => {
    // Each roll is a toast of its own: one that is only changed keeps its burning line and is not announced again.
    sonner.dismiss(`roll-${rolls++}`);
    sonner.message(label, {
      id: `roll-${rolls}`,
      icon: total,
      description: detail,
      duration: DELAY.dice,
    });
  },
  dismiss: (id?: string | number) => sonner.dismiss(id),
};

function withAction({ action, description }: ToastOptions) {
  return { description, ...(action && { action, duration: Number.POSITIVE_INFINITY }) };
}
