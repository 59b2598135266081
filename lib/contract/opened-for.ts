import { z } from "zod";
import { parseBounded } from "@/lib/model/bounded-json";
import { parseId } from "@/lib/model/id";
import type { OpenedFor } from "@/lib/model/opened";
import { wireSource } from "./codecs";

export const NOBODY = 'Must be "all" or at least one player';
const MOST = 1000;
const ids = z.array(z.int().min(1)).min(1).max(MOST);
const jsonOf = (text: string): unknown => {
  try {
    return parseBounded(text, { values: MOST + 2, depth: 2 });
  } catch {
    return undefined;
  }
};
/** For whom something sealed is opened: sent as it is or as JSON text, answered as JSON text. */
export const wireOpenedFor = z
  .codec(wireSource, z.custom<OpenedFor>(), {
    decode: (value, context): OpenedFor => {
      const list = typeof value === "string" && value !== "all" ? jsonOf(value) : value;
      if (list === "all") return "all";
      const named = Array.isArray(list) && list.length <= MOST ? list.map(parseId) : [];
      const known = named.filter((id) => id !== undefined);
      if (known.length > 0 && known.length === named.length) return [...new Set(known)];
      context.issues.push({ code: "custom", message: NOBODY, input: value });
      return z.NEVER;
    },
    encode: (value) => JSON.stringify(value),
  })
  .meta({ entries: ids, example: '"all"' });
