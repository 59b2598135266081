import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { liveTexts } from "@/lib/messages/live";
import type { LiveEvents } from "./live-events";

/** Says what concerns the person alone, wherever in the product they are: that they were invited. */
export const personTeller = (userId: number, goTo: (href: string) => void) => {
  const known = new Set<number>();
  const tellOfInvite = async () => {
    const invites = await call(api.invites.listMine).catch(() => []);
    const now = Date.now();
    for (const { id, campaignName, sender, createdAt } of invites) {
      if (known.has(id) || now - createdAt.getTime() > RECENT) continue;
      known.add(id);
      toast.info(liveTexts.invited(sender, campaignName), {
        about: `invite ${id}`,
        action: { label: "Look", onClick: () => goTo("/profile") },
      });
    }
  };
  return ({ kind, by, campaignId }: LiveEvents["change"], book: number | null) => {
    // Those of the open book are invites that its members sent.
    if (kind === "invites" && by !== userId && campaignId !== book) void tellOfInvite();
  };
};

/** An invite of before is no news: another one was withdrawn. Milliseconds. */
const RECENT = 60_000;
