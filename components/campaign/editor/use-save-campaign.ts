"use client";

import { useGoToPage } from "@/components/ui/history/use-go-to-page";
import { useEffect, useState } from "react";
import { CallError } from "@/lib/client/api/call";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { changeCampaign, createCampaign } from "@/lib/client/mutations/campaigns";
import { creator } from "@/lib/client/mutations/creator";
import { announceCampaigns } from "@/lib/client/storage/campaign-list";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { sentPlace } from "@/lib/client/storage/sent-creates";
import { selectCampaign } from "@/lib/client/storage/selection";
import { DEFAULT, DELAY } from "@/lib/constants";
import { editorTexts } from "@/lib/messages/editor";
import type { Campaign, CampaignForm } from "@/lib/model/campaign";
import { changedParts } from "@/lib/rules/changed-parts";

const sent = ({ coverImage, mapImage, ...body }: CampaignForm) => ({
  body,
  pictures: { ...(coverImage && { coverImage }), ...(mapImage && { mapImage }) },
});
/** A book without a colour is drawn in one by its form, which is none that was stored. */
const colourStored = ({ coverColour }: Campaign, before: CampaignForm) =>
  coverColour === "" && before.coverColour === DEFAULT.coverColour ? "" : before.coverColour;
/** What stayed as it was `before` isn't sent: what somebody else changed there meanwhile is kept. */
const change = (stored: Campaign, form: CampaignForm, before: CampaignForm) => {
  const { body, pictures } = sent(form);
  const known = { ...sent(before).body, coverColour: colourStored(stored, before) };
  const { id } = stored;
  return changeCampaign(id, { params: { id }, body: changedParts(known, body), pictures });
};
const writes = { create: createCampaign, change: changeCampaign };

/**
 * Creates a campaign, or changes the one that is stored, and goes on: from a new book to the shelf after a second, from a changed
 * one back to its pages. Once it goes on nothing is saved again. `draft` is the name of its draft.
 */
export function useSaveCampaign(stored: Campaign | undefined, draft: string) {
  const goToPage = useGoToPage();
  const [next, setNext] = useState<string>();
  const [creating] = useState(() => creator({ ...writes, place: sentPlace(draft) }, null, {}));

  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => goToPage(next), next === "/home" ? DELAY.create : 0);
    return () => clearTimeout(timer);
  }, [next, goToPage]);

  /** `false` where it has gone on already. @throws CallError */
  const save = async (form: CampaignForm, before: CampaignForm): Promise<{ id: number } | false> => {
    if (next !== undefined) return false;
    const work = () => (stored ? change(stored, form, before) : creating.save(sent(form)));
    const said = stored
      ? { failed: editorTexts.updateFailed, sentence: "unsaid" as const, done: editorTexts.updated }
      : { failed: editorTexts.createFailed, done: editorTexts.created };
    const saved = await attemptOrThrow(work, { ...said, about: "campaign" }).catch((error: unknown) => {
      // Without the sentence of what could not be created, which is said already.
      throw !stored && error instanceof CallError ? new CallError("", error) : error;
    });
    if (stored) selectCampaign(saved);
    announceCampaigns();
    // Pages that the router keeps show the campaign as it was.
    refreshPage();
    return saved;
  };

  return { save, goOn: () => setNext(stored ? "/campaign" : "/home"), saved: next !== undefined };
}
