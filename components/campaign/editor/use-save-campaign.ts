"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { api } from "@/lib/client/api/api";
import { CallError, call, sentenceOf } from "@/lib/client/api/call";
import { announceCampaigns } from "@/lib/client/storage/campaign-list";
import { createIdempotently } from "@/lib/client/api/create-idempotently";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { selectCampaign } from "@/lib/client/storage/selection";
import { toast } from "@/lib/client/page/toast";
import { DELAY } from "@/lib/constants";
import { editorTexts } from "@/lib/messages/editor";
import type { Campaign, CampaignForm } from "@/lib/model/campaign";
import { changedParts } from "@/lib/rules/changed-parts";

const sent = ({ coverImage, mapImage, ...body }: CampaignForm) => ({
  body,
  pictures: { ...(coverImage && { coverImage }), ...(mapImage && { mapImage }) },
});
/** What stayed as it was `before` isn't sent: what somebody else changed there meanwhile is kept. */
const change = (id: number, form: CampaignForm, before?: CampaignForm) => {
  const { body, pictures } = sent(form);
  return call(api.campaigns.change, {
    params: { id },
    body: before ? changedParts(sent(before).body, body) : body,
    pictures,
  });
};

const newCampaign = () =>
  createIdempotently({
    create: (form: CampaignForm, idempotencyKey: string) =>
      call(api.campaigns.create, { ...sent(form), idempotencyKey }),
    change: (id: number, form: CampaignForm) => change(id, form),
  });

/**
 * Creates a campaign, or changes the one that is stored, and goes on: from a new book to the shelf after a second, from a changed
 * one back to its pages. One that has been saved is not saved again.
 */
export function useSaveCampaign(stored: Campaign | undefined) {
  const router = useRouter();
  const [next, setNext] = useState<string>();
  const [creating] = useState(newCampaign);

  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => router.push(next), next === "/home" ? DELAY.create : 0);
    return () => clearTimeout(timer);
  }, [next, router]);

  /** `false` where it is saved already. @throws CallError */
  const save = async (form: CampaignForm, before: CampaignForm): Promise<boolean> => {
    if (next !== undefined) return false;
    try {
      const saved = await (stored ? change(stored.id, form, before) : creating.save(form));
      toast.success(stored ? editorTexts.updated : editorTexts.created, { about: "campaign" });
      if (stored) selectCampaign(saved);
      announceCampaigns();
      // Pages that the router keeps show the campaign as it was.
      refreshPage();
      setNext(stored ? "/campaign" : "/home");
      return true;
    } catch (error) {
      if (stored) {
        toast.error(editorTexts.updateFailed, { about: "campaign" });
        throw error;
      }
      toast.error(sentenceOf(error, editorTexts.createFailed), { about: "campaign" });
      // Without the sentence, which is said already.
      throw error instanceof CallError ? new CallError("", error) : error;
    }
  };

  return { save, saved: next !== undefined };
}
