import { z } from "zod";
import { type Moment, momentText, parseMoment } from "@/lib/model/moment";
import { text } from "@/lib/model/text";
import { NO_ID } from "./codecs";
import { endpoint } from "./endpoint";
import { eventStream } from "./event-stream";
import { writeOnly, wireRecord } from "./wire";

/** A moment names the transactions that ran in it. */
const LONGEST_MOMENT = 10_000;

/** As long as an address may be: what is no id is no book, which is answered as 404. */
const wireAnyText = z.string().max(16_384, NO_ID).meta({ example: "12" });

const NO_MOMENT = "Must be the moment that a page carries";
/** When the page was read that is shown, as the page says it. */
const wireMoment = z
  .codec(z.string().max(LONGEST_MOMENT, NO_MOMENT).meta({ description: NO_MOMENT }), z.custom<Moment>(), {
    decode: (input, context) => {
      const moment = parseMoment(input);
      if (moment) return moment;
      context.issues.push({ code: "custom", message: NO_MOMENT, input });
      return z.NEVER;
    },
    encode: momentText,
  })
  .meta({ example: "1764000000000 740:740:" });

/**
 * What happens in a campaign and what concerns the person, as server-sent events; without `campaign_id` only the latter. `since` is when
 * the page was read that is shown: what was changed after it is told first. `last_event_id`, of a change or an event
 * `moment`, stands for the header `Last-Event-ID`, which a browser can't set when it opens a stream anew.
 */
export const listen = endpoint("GET /api/live", {
  access: "signed in",
  body: wireRecord({
    campaignId: writeOnly("campaign_id", wireAnyText),
    since: writeOnly("since", wireMoment),
    lastEventId: writeOnly("last_event_id", text(LONGEST_MOMENT).meta({ example: "41" })),
  }).patch,
  answer: eventStream,
});
