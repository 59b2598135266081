import "server-only";
import type { KeptHandout } from "@/lib/model/handout";
import type { Happening } from "@/lib/model/journal";
import { readersOf } from "@/lib/model/opened";
import type { Role } from "@/lib/policy";

/** The handout as this reader sees it. */
export const handoutView = (handout: KeptHandout, role: Role, isRead: boolean) => {
  if (role !== "player") return handout;
  const { id, campaignId, title, text, image, openedAt } = handout;
  return { id, campaignId, title, text, image, openedAt, isRead };
};

/** That a handout was opened, for those who could not see it before; nothing where they all could. */
export const handoutOpened = (before: KeptHandout, after: KeptHandout): Happening<"seal">[] => {
  const [saw, see] = [readersOf(before), readersOf(after)];
  const entry = { title: after.title, isForAll: see === "all" };
  if (saw === "all") return [];
  if (see === "all") return [{ kind: "seal", entry }];
  const readers = see.filter((one) => !saw.includes(one));
  return readers.length === 0 ? [] : [{ kind: "seal", entry, audience: "managers", readers }];
};
