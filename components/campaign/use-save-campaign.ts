"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { CallError, call, sentenceOf } from "@/lib/client/call";
import { announceCampaigns } from "@/lib/client/campaign-list";
import { selectCampaign } from "@/lib/client/selection";
import { toast } from "@/lib/client/toast";
import { DELAY } from "@/lib/constants";
import { changeCampaign, createCampaign } from "@/lib/contract/campaigns";
import { editorTexts } from "@/lib/messages";
import type { CampaignForm } from "@/lib/model/campaign";

/** What a refusal says beside its toast: sentences at fields, by their names, and one for the whole form. */
export interface Refused {
  fields: Record<string, string>;
  sentence: string | undefined;
}

const send = (id: number | undefined, { coverImage, mapImage, ...body }: CampaignForm) => {
  const pictures = { ...(coverImage && { coverImage }), ...(mapImage && { mapImage }) };
  return id === undefined
    ? call(createCampaign, { body, pictures })
    : call(changeCampaign, { params: { id }, body, pictures });
};

/**
 * Creates a campaign, or changes the one with this id, and goes on: from a new book to the shelf after a second, from a changed
 * one back to its pages. One that has been saved is not saved again.
 */
export function useSaveCampaign(id: number | undefined, onSaved: () => void) {
  const router = useRouter();
  const [next, setNext] = useState<string>();
  const underway = useRef(false);

  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => router.push(next), next === "/home" ? DELAY.create : 0);
    return () => clearTimeout(timer);
  }, [next, router]);

  const save = async (form: CampaignForm): Promise<Refused | undefined> => {
    if (underway.current) return undefined;
    underway.current = true;
    try {
      const saved = await send(id, form);
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
