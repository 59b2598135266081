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

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function put(next: Asked | undefined) {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks and answers whether it was accepted. A question that is still open is answered with no. */
export function ask(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    put({
      ...question,
      answer: (yes) => {
        put(undefined);
        resolve(yes);
      },
    });
  });
}

export const currentQuestion = () => asked;

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
