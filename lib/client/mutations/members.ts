import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import type { Member } from "@/lib/model/member";
import { dropRow } from "./drop-row";
import { mutation } from "./mutation";
import { replaceRow } from "./replace-row";

const update = (id: number, change: (all: Member[]) => Member[]) =>
  updateQuery(api.campaigns.listMembers, { id }, change);
/** Both are calls of the campaign, whose id they have; the list holds the answer before anything goes on from it. */
const members = {
  invalidates: ({ params: { id } }: { params: { id: number } }) => ({ kind: "members" as const, id }),
  refetches: true as const,
};

export const removeMember = mutation(api.campaigns.removeMember, {
  ...members,
  keep: (_, { params: { id, userId } }) => update(id, dropRow(userId)),
});
export const changeRole = mutation(api.campaigns.changeRole, {
  ...members,
  keep: (changed, { params: { id } }) => update(id, replaceRow(changed)),
});
