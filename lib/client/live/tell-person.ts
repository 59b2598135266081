import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { tellPersonTexts } from "@/lib/messages/tell-person";
import type { LiveEvents } from "./live-events";

/** Says what concerns the person alone, wherever in the product they are: that they were invited. */
export const personTeller = (userId: number, goTo: (href: string) => void) => {
  const tellOfInvite = async (id: number) => {
    const invites = await call(api.invites.listMine).catch(() => []);
    // One that was answered or withdrawn is told too, and is in the list no more.
    const invite = invites.find((one) => one.id === id);
    if (!invite) return;
    toast.info(tellPersonTexts.invited(invite.sender, invite.campaignName), {
      about: `invite ${id}`,
      action: { label: "Look", onClick: () => goTo("/profile") },
    });
  };
  return ({ kind, id, by, campaignId }: LiveEvents["change"], book: number | null) => {
    // Those of the open book are invites that its members sent.
    if (kind === "invites" && by !== userId && campaignId !== book) void tellOfInvite(id);
  };
};
