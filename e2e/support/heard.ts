import type { Cast } from "./cast";
import type { Listening } from "./event-stream";

/** The changes that a stream was told of, as `kind id`. */
export const changesOf = ({ events }: Listening) =>
  events.filter(({ event }) => event === "change").map(({ data }) => `${data["kind"]} ${data["id"]}`);

/** Makes a change that everybody hears, and waits until this stream has: what was to come before it has come. */
export const settled = async (stream: Listening, cast: Cast, campaign: number) => {
  const setting = crypto.randomUUID();
  const before = stream.events.length;
  await cast.creator.send("PUT", `/api/campaigns/${campaign}`, { setting });
  await stream.next((one) => one.data["kind"] === "campaign" && stream.events.indexOf(one) >= before);
};
