import { z } from "zod";
import { endpoint } from "./endpoint";
import { readOnly, wireRecord } from "./wire";

export const readHealth = endpoint("GET /api/health", {
  access: "anyone",
  answer: wireRecord({ status: readOnly("status", z.string()) }).answer,
});

/** The description of all calls, made from the same lines as the calls themselves. */
export const readDescription = endpoint("GET /api/openapi.json", {
  access: "anyone",
  answer: {
    shape: { record: {} },
    encode: (value: object) => value,
    decode: (input) => z.looseObject({}).parse(input),
  },
});
