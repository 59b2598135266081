import { z } from "zod";
import { parseMoment } from "./moment-text";

/** A moment as files hold it: one that the database can keep. */
export const storedMoment = z.iso
  .datetime()
  .refine((text) => parseMoment(text) !== undefined, "Must be a date");
