import { z } from "zod";
import { LIMIT } from "@/lib/constants";

export const NOT_STORABLE = "Text may not contain NUL characters or broken unicode";

/** Postgres can't store NUL characters and would alter lone surrogates, so both are refused. */
const isStorable = (value: string) => !value.includes("\0") && value.isWellFormed();

/**
 * A line break counts once, as in a text area: a form that brings a picture sends each as two characters. They are only counted
 * where they could make the difference.
 */
const fits = (value: string, max: number): boolean =>
  value.length <= max ||
  (value.length <= 2 * max && value.length - (value.match(/\r\n/g)?.length ?? 0) <= max);

/** Text stored and answered exactly as it was sent, at most `max` UTF-16 units long. */
export const text = (max: number, sentence = `At most ${max} characters`) =>
  z
    .string("Must be text")
    .refine((value) => fits(value, max), { error: sentence, abort: true })
    .refine(isStorable, NOT_STORABLE)
    .meta({ maxLength: max });

export const longText = text(LIMIT.description);

/** Text that may not be blank. */
export const requiredText = (max: number, sentence = "Must not be empty") =>
  text(max).refine((value) => value.trim() !== "", sentence);
