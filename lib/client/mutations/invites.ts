import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import type { SentInvite } from "@/lib/model/invite";
import type { InviteLink } from "@/lib/model/invite-link";
import { keptRows } from "./kept-rows";
import { mutation } from "./mutation";

const invites = keptRows<SentInvite>("invites", (id, change) =>
  updateQuery(api.invites.listOfCampaign, { id }, change),
);
const links = keptRows<InviteLink>("invites", (id, change) =>
  updateQuery(api.inviteLinks.list, { id }, change),
);

export const sendInvite = mutation(api.invites.send, invites.created);
export const makeInviteLink = mutation(api.inviteLinks.create, { invalidates: links.invalidates });
export const withdrawInviteLink = mutation(api.inviteLinks.remove, links.removed);
export const withdrawInvite = mutation(api.invites.withdraw, invites.removed);
