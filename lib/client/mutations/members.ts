import { api } from "@/lib/client/api/api";
import { mutation } from "./mutation";

const members = {
  invalidates: ({ params: { id } }: { params: { id: number } }) => ({ kind: "members" as const, id }),
};
const invites = {
  invalidates: ({ params: { id } }: { params: { id: number } }) => ({ kind: "invites" as const, id }),
};

export const removeMember = mutation(api.campaigns.removeMember, members);
export const changeRole = mutation(api.campaigns.changeRole, members);

export const sendInvite = mutation(api.invites.send, {
  invalidates: () => ({ kind: "invites", id: 0 }),
});
export const makeInviteLink = mutation(api.inviteLinks.create, invites);
export const withdrawInviteLink = mutation(api.inviteLinks.remove, invites);
export const withdrawInvite = mutation(api.invites.withdraw, invites);
