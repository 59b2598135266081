import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { thread } from "./evening";
import { listOf, whole } from "./fields";
import { storedMoment as moment } from "./stored-moment";
import { requiredText, text } from "./text";

/**
 * An evening as a file holds it. People don't come along, but for the names under which additions were written: not what they answered,
 * nor who was there. A character is named by its place in the file's list. What somebody wrote for themselves alone stands in no file.
 */
const addition = z.object({
  author: text(LIMIT.username.max).nullable(),
  character: whole({ min: 0, max: LIMIT.file.creatures - 1 }).nullable(),
  text: requiredText(LIMIT.addition),
  audience: z.enum(["table", "dm"]),
  createdAt: moment,
});

export const eveningRecord = z.object({
  number: whole({ min: 1, max: LIMIT.id }),
  title: requiredText(LIMIT.name),
  /** One that runs is over in the file, when that is written. */
  state: z.enum(["planned", "over"]),
  startsAt: moment.nullable(),
  minutes: whole(LIMIT.eveningMinutes),
  place: text(LIMIT.eveningPlace),
  /** That are offered. */
  dates: listOf(moment, LIMIT.eveningDates),
  chapter: text(LIMIT.chapter),
  threads: listOf(thread, LIMIT.threads),
  signedAt: moment.nullable(),
  begunAt: moment.nullable(),
  endedAt: moment.nullable(),
  additions: listOf(addition, LIMIT.file.additions),
});
export type EveningInFile = z.output<typeof eveningRecord>;
