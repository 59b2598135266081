import { WRITTEN } from "@/lib/constants";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { kindRenamed, RENAMED_FROM } from "@/lib/contract/renaming";
import type { OpenedFor } from "@/lib/model/opened";
import type { HitKind } from "@/lib/model/search";
import { readByPlayers } from "./read-by-players";

/** That something was renamed, and it isn't decided yet what becomes of the texts that link to it. */
export interface Renamed {
  kind: HitKind;
  id: number;
  from: string;
  /** Its name of now. */
  name: string;
}
/** What was written, as far as names in texts have to do with it. */
export interface NameChange {
  /** Null where the answer doesn't say. */
  campaignId: number | null;
  renamed?: Renamed;
  /** Texts with links, and the players who read them. */
  read?: { texts: string[]; by: OpenedFor };
}

interface Answered {
  endpoint: AnyEndpoint;
  given: { params?: Record<string, number | string>; body?: unknown };
  answer: unknown;
  response: Response;
}

/** What can't be stored, since storage is blocked or full: it is known as long as the document is. */
let unstored: NameChange[] = [];

/** What was written and is not dealt with: it outlives the page, since a form may lead to another one. */
export const heldWritten = (): readonly NameChange[] => {
  try {
    return (JSON.parse(window.sessionStorage.getItem(WRITTEN) ?? "null") as NameChange[] | null) ?? unstored;
  } catch {
    return unstored;
  }
};

export const holdWritten = (all: readonly NameChange[]): void => {
  unstored = [];
  try {
    if (all.length === 0) window.sessionStorage.removeItem(WRITTEN);
    else window.sessionStorage.setItem(WRITTEN, JSON.stringify(all));
  } catch {
    unstored = [...all];
  }
};

const renamedBy = ({ endpoint, given, response }: Answered): Renamed | undefined => {
  const from = response.headers.get(RENAMED_FROM);
  const kind = kindRenamed(endpoint);
  if (from === null || !kind) return undefined;
  const { name, title } = (given.body ?? {}) as { name?: string; title?: string };
  return {
    kind,
    id: Number(given.params?.["id"]),
    from: decodeURIComponent(from),
    name: (name ?? title ?? "").trim(),
  };
};

/** After these somebody else may sit here, who is told nothing of what waits. */
const OTHERS = ["/api/users/login", "/api/users/logout"];

/** Every call that changes something tells of it here, whichever form it is of. */
export const addWritten = (one: Answered): void => {
  if (OTHERS.includes(one.endpoint.path)) return holdWritten([]);
  const renamed = renamedBy(one);
  const read = readByPlayers(one.endpoint, one.given.body, one.answer);
  const isRead = read.texts.length > 0 && read.by.length > 0;
  if (!renamed && !isRead) return;
  const { campaignId = null } = one.answer as { campaignId?: number };
  holdWritten([...heldWritten(), { campaignId, ...(renamed && { renamed }), ...(isRead && { read }) }]);
  window.dispatchEvent(new Event(WRITTEN));
};
