import { createStore } from "@/lib/client/page/create-store";
import { withoutTurns } from "@/lib/client/page/without-turns";

export interface Question {
  /** What is asked, short: "Delete The Salt Crown?" */
  text: string;
  /** What follows from it. */
  detail?: string;
  accept: string;
  cancel?: string;
  /** It is asked because the person is on the way to elsewhere: the history is in motion already. */
  isLeaving?: boolean;
}

export interface Asked extends Question {
  answer: (yes: boolean) => void;
}

const asked = createStore<Asked | undefined>(undefined);

/** Asks and answers whether it was accepted. A question that is still open is answered with no. */
export function ask(question: Question): Promise<boolean> {
  asked.read()?.answer(false);
  return new Promise((resolve) => {
    asked.set({
      ...question,
      text: withoutTurns(question.text),
      ...(question.detail && { detail: withoutTurns(question.detail) }),
      answer: (yes) => {
        asked.set(undefined);
        resolve(yes);
      },
    });
  });
}

export const currentQuestion = asked.read;
export const onQuestion = asked.watch;
