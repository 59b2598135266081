"use client";

import { type RefObject, useEffect, useEffectEvent, useImperativeHandle } from "react";
import { createPortal } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import { type StoredVersion, useNewerVersion } from "@/components/ui/form/use-newer-version";
import type { WhenSettled } from "@/components/ui/form/use-api-form";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { watchBook } from "@/lib/client/live/live-page";
import type { Campaign, CampaignFields, CampaignForm } from "@/lib/model/campaign";
import { CampaignEditor, campaignValues } from "./campaign-editor";

export interface VersionsProps {
  form: UseFormReturn<CampaignFields, unknown, CampaignForm>;
  campaign: Campaign;
  since: string;
  /** What a restored draft goes on from. */
  base: CampaignFields | undefined;
  /** Where the notice stands; null until there is a place. */
  place: HTMLElement | null;
  /** Sends nothing until one version was chosen. */
  settled: RefObject<WhenSettled>;
}

/** Hears what other dungeon masters save of the campaign that is being edited. */
function CampaignVersions({ form, campaign, since, base, place, settled }: VersionsProps) {
  const { id } = campaign;
  const stored: StoredVersion<CampaignFields> = {
    // Live events reach this form from the moment at which its page was rendered (`since`).
    isToldAll: true,
    concerns: ({ kind, campaignId }) => kind === "campaign" && campaignId === id,
    read: async () => {
      const shelf = await call(api.campaigns.listMine);
      const found = shelf.find((one) => one.id === id);
      return found && campaignValues(found);
    },
  };
  const newer = useNewerVersion(form, stored, base);
  useImperativeHandle(settled, () => newer.whenSettled);
  const watch = useEffectEvent(() => watchBook(id, since));
  useEffect(() => watch(), [id]);
  return newer.notice && place && createPortal(newer.notice, place);
}

/** The editor of a campaign that others may edit at the same time. `since` is when the server rendered it. */
export function EditedCampaign({ campaign, since }: { campaign: Campaign; since: string }) {
  return <CampaignEditor campaign={campaign} since={since} Versions={CampaignVersions} />;
}
