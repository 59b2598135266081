import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";

/** The time of a moment by the reader's clock: "19:00". */
export const clockTime = (at: Date): string => at.toTimeString().slice(0, 5);

/**
 * Why a moment can't be taken that a day and this time of the reader's clock were meant to name; undefined where it can. Nobody is asked for a
 * time that has passed, though one may be set, for who comes late. In the hour that is left out where clocks are put forward, browsers take
 * another time than was said.
 */
export const momentRefusal = (at: Date, time: string, isAsked: boolean): string | undefined => {
  if (time === "") return texts.noTime;
  if (clockTime(at) !== time) return texts.skippedTime;
  return isAsked && at <= new Date() ? texts.pastTime : undefined;
};
