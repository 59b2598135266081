"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { api } from "@/lib/client/api";
import { CallError, call, sentenceOf } from "@/lib/client/call";
import { announceCampaigns, cachedCampaigns } from "@/lib/client/campaign-list";
import { makeOnce, newlyMade } from "@/lib/client/make-once";
import { selectCampaign } from "@/lib/client/selection";
import { toast } from "@/lib/client/toast";
import { DELAY } from "@/lib/constants";
import { editorTexts } from "@/lib/messages/editor";
import type { Campaign, CampaignForm, ShelfCampaign } from "@/lib/model/campaign";
import { changedParts } from "@/lib/rules/changed-parts";

/** What a refusal says beside its toast: sentences at fields, by their names, and one for the whole form. */
export interface Refused {
  fields: Record<string, string>;
  sentence: string | undefined;
}

const sent = ({ coverImage, mapImage, ...body }: CampaignForm) => ({
  body,
  pictures: { ...(coverImage && { coverImage }), ...(mapImage && { mapImage }) },
});
/** What stayed as it was `before` isn't sent: what somebody else changed there meanwhile is kept. */
const change = (id: number, form: CampaignForm, before?: CampaignForm) => {
  const { body, pictures } = sent(form);
  return call(api.changeCampaign, {
    params: { id },
    body: before ? changedParts(sent(before).body, body) : body,
    pictures,
  });
};

/** `known` are the campaigns that were there before, where they are known. */
const newCampaign = (known: readonly ShelfCampaign[] | null) =>
  makeOnce({
    make: (form: CampaignForm) => call(api.createCampaign, sent(form)),
    change,
    find:
      known === null
        ? undefined
        : async (form) => {
            const own = (await call(api.listMyCampaigns)).filter(({ isCreator }) => isCreator);
            return newlyMade(own, known, sent(form).body);
          },
  });

interface Stored {
  campaign: Campaign;
  /** As the form was filled with it. */
  values: CampaignForm;
}

/**
 * Creates a campaign, or changes the one that is stored, and goes on: from a new book to the shelf after a second, from a changed
 * one back to its pages. One that has been saved is not saved again.
 */
export function useSaveCampaign(stored: Stored | undefined, onSaved: () => void) {
  const router = useRouter();
  const [next, setNext] = useState<string>();
  const underway = useRef(false);
  const making = useRef<ReturnType<typeof newCampaign>>(undefined);

  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => router.push(next), next === "/home" ? DELAY.create : 0);
    return () => clearTimeout(timer);
  }, [next, router]);

  const make = async (form: CampaignForm) => {
    making.current ??= newCampaign(await cachedCampaigns());
    return making.current.put(form);
  };
  const save = async (form: CampaignForm): Promise<Refused | undefined> => {
    if (underway.current) return undefined;
    underway.current = true;
    try {
      const saved = await (stored ? change(stored.campaign.id, form, stored.values) : make(form));
      onSaved();
      toast.success(stored ? editorTexts.updated : editorTexts.created);
      if (stored) selectCampaign(saved);
      announceCampaigns();
      // Pages that the browser kept show the campaign as it was.
      router.refresh();
      setNext(stored ? "/campaign" : "/home");
      return undefined;
    } catch (error) {
      underway.current = false;
      const said = stored ? editorTexts.updateFailed : sentenceOf(error, editorTexts.createFailed);
      toast.error(said);
      const why = sentenceOf(error, said);
      return {
        fields: error instanceof CallError ? error.fields : {},
        sentence: why === said ? undefined : why,
      };
    }
  };

  return { save, saved: next !== undefined };
}
