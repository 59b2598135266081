import { isGone, sentenceOf } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { DroppedWrite } from "./mutation";

interface Said<A> {
  failed: string;
  /** What becomes of a sentence that the server gave: it takes the place of `failed` unless it is said below it, or not at all. */
  sentence?: "below" | "unsaid";
  /** In place of `failed` and the sentence, where it is about something that is not there any more. */
  gone?: string;
  /** Once it is done. */
  done?: string | ((answer: A) => string);
  /** What it is about: the toast takes the place of the last one about that. */
  about?: string;
}

const failure = (error: unknown, { failed, sentence, gone, about }: Omit<Said<unknown>, "done">) => {
  const said = gone !== undefined && isGone(error) ? gone : failed;
  const isInstead = sentence === undefined && said === failed;
  toast.error(isInstead ? sentenceOf(error, failed) : said, {
    ...(about !== undefined && { about }),
    ...(sentence === "below" && { description: sentenceOf(error, "") || undefined }),
  });
};

/** Runs a write and shows a toast of its result; rethrows its error, for callers that go on from a failure. A dropped write shows none: the failure before it did. */
export const attemptOrThrow = async <A>(work: () => Promise<A>, said: Said<A>): Promise<A> => {
  try {
    const answer = await work();
    const { done, about } = said;
    if (done !== undefined)
      toast.success(typeof done === "string" ? done : done(answer), about === undefined ? {} : { about });
    return answer;
  } catch (error) {
    if (!(error instanceof DroppedWrite)) failure(error, said);
    throw error;
  }
};

/** The same where nothing follows from a failure but what was said; undefined then. */
export const attempt = <A>(work: () => Promise<A>, said: Said<A>): Promise<A | undefined> =>
  attemptOrThrow(work, said).catch(() => undefined);

/** Deletes, leaves or gives away, and counts a refusal as success where what was asked for is done: `isDone` says of which ones it is. */
export const untilDone =
  (work: () => Promise<unknown>, isDone: (error: unknown) => boolean | Promise<boolean>) =>
  async (): Promise<true> => {
    await work().catch(async (error: unknown) => {
      if (!(await isDone(error))) throw error;
    });
    return true;
  };
