import type { OpenedFor } from "@/lib/model/opened";
import type { Member } from "@/lib/model/member";

const names = new Intl.ListFormat("en-GB");

/** "for all", or the names of those for whom it is open and who still are members; undefined as members are those that are unread. */
export const forWhom = (audience: OpenedFor | null, members: readonly Member[] | undefined): string => {
  if (audience === null) return "for nobody";
  if (audience === "all") return "for all";
  if (!members) return "for some";
  const chosen = members.filter(({ id }) => audience.includes(id)).map(({ username }) => username);
  return chosen.length === 0 ? "for nobody who is still here" : `for ${names.format(chosen)}`;
};
