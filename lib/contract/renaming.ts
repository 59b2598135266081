import { LIMIT } from "@/lib/constants";
import type { HitKind } from "@/lib/model/search";
import type { AnyEndpoint } from "./endpoint";

/** The header that says, percent-encoded, what something was called before a call gave it another name. */
export const RENAMED_FROM = "Renamed-From";

const NAMED = ["character", "encounter", "handout", "note", "fight", "evening", "map"] as const;

/** What a call changes to which texts link by its name, as a kind of hit; undefined of any other call. */
export const kindRenamed = ({
  method,
  access,
}: Pick<AnyEndpoint, "method" | "access">): HitKind | undefined => {
  if (method !== "PUT" || typeof access !== "object") return undefined;
  return "belonging" in access ? access.kind : NAMED.find((kind) => kind in access);
};

/** The header as the description of the API has it. */
export const renamedHeader = {
  description:
    "Where it has another name now: the one of before, percent-encoded, for POST /api/campaigns/{id}/rename-links",
  schema: { type: "string", maxLength: LIMIT.name * 12, examples: ["Lantern%20of%20Ashmere"] },
};
