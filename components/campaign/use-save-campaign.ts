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
import type { CampaignForm, ShelfCampaign } from "@/lib/model/campaign";

/** What a refusal says beside its toast: sentences at fields, by their names, and one for the whole form. */
export interface Refused {
  fields: Record<string, string>;
  sentence: string | undefined;
}

const sent = ({ coverImage, mapImage, ...body }: CampaignForm) => ({
  body,
  pictures: { ...(coverImage && { coverImage }), ...(mapImage && { mapImage }) },
});
const change = (id: number, form: CampaignForm) =>
  call(api.changeCampaign, { params: { id }, ...sent(form) });

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

/**
 * Creates a campaign, or changes the one with this id, and goes on: from a new book to the shelf after a second, from a changed
 * one back to its pages. One that has been saved is not saved again.
 */
export function useSaveCampaign(id: number | undefined, onSaved: () => void) {
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
      const saved = await (id === undefined ? make(form) : change(id, form));
      onSaved();
      toast.success(id === undefined ? editorTexts.created : editorTexts.updated);
      if (id !== undefined) selectCampaign(saved);
      announceCampaigns();
      // Pages that the browser kept show the campaign as it was.
      router.refresh();
      setNext(id === undefined ? "/home" : "/campaign");
      return undefined;
    } catch (error) {
      underway.current = false;
      const said = id === undefined ? sentenceOf(error, editorTexts.createFailed) : editorTexts.updateFailed;
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
