"use client";

import { lookAs, rememberedMirror } from "@/lib/client/page/mirror";
import { mirrorTexts } from "@/lib/messages/mirror";

/** Has the key lead back to the eyes through which the book was seen last. */
export function MirrorReturn({ campaignId }: { campaignId: number }) {
  const look = () => {
    const userId = rememberedMirror(campaignId);
    if (userId !== null) lookAs(userId);
  };
  return (
    <button type="button" hidden data-shortcut="v" onClick={look}>
      {mirrorTexts.seeAs}
    </button>
  );
}
