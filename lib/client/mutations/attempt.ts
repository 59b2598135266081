import { sentenceOf } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { DroppedWrite } from "./mutation";

interface Said {
  /** Where the server gave no sentence of its own. */
  failed: string;
  /** Once it is done. */
  done?: string;
  /** What it is about: the toast takes the place of the last one about that. */
  about?: string;
}

/** Does something and says what became of it: one sentence for what failed, and none for a write dropped behind one that failed. */
export const attempt = async <A>(
  work: () => Promise<A>,
  { failed, done, about }: Said,
): Promise<A | undefined> => {
  const options = about === undefined ? {} : { about };
  try {
    const answer = await work();
    if (done !== undefined) toast.success(done, options);
    return answer;
  } catch (error) {
    if (!(error instanceof DroppedWrite)) toast.error(sentenceOf(error, failed), options);
    return undefined;
  }
};
