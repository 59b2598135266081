"use client";

import { useState } from "react";
import { useOpenCampaign } from "@/components/book/campaign-context";
import { CallError, isGone } from "@/lib/client/api/call";
import { belongingWrites } from "@/lib/client/mutations/belongings";
import { creator } from "@/lib/client/mutations/creator";
import { toast } from "@/lib/client/page/toast";
import { sentPlace } from "@/lib/client/storage/sent-creates";
import { belongingGone } from "@/lib/messages/belonging-dialogs";
import { belongingFormTexts, noOwnerTexts } from "@/lib/messages/belonging-forms";
import type { Belonging, BelongingKind, Owner } from "@/lib/model/belonging";
import { type BelongingFields, sentBelonging } from "@/lib/model/belonging-form";
import { changedParts } from "@/lib/rules/changed-parts";
import { ownerOf } from "./kinds";

const unreached = (error: unknown) => error instanceof CallError && error.status === 0;

interface Keeping {
  owner: Owner;
  kind: BelongingKind;
  /** The one that is changed. */
  belonging: Belonging | undefined;
  /** The name of its draft. */
  draft: string;
}
/** What its form says. */
interface BelongingFormTexts {
  created: string;
  createdAlert?: string;
  failed: string;
  failedAlert?: string;
  broken: string;
  updated: string;
  updateFailed: string;
}
interface FilledForm {
  body: ReturnType<typeof sentBelonging>;
  pictures: { image?: File };
}

/** Sends the form of a belonging and says how it went. */
export function useKeepBelonging({ owner, kind, belonging, draft }: Keeping) {
  const { kind: of, id: ownerId } = ownerOf(owner);
  const writes = belongingWrites(of, kind);
  const campaignId = useOpenCampaign();
  const texts: BelongingFormTexts = belongingFormTexts[of][kind];
  const about = belonging ? `${of}-${kind}-${belonging.id}` : `new-${of}-${kind}`;
  const fieldsOf = (fields: BelongingFields) =>
    sentBelonging(kind, fields, of === "encounter" && kind === "item");
  const [creating] = useState(() => creator({ ...writes, place: sentPlace(draft) }, campaignId, { ownerId }));

  const create = async (sent: FilledForm) => {
    try {
      const created = await creating.save(sent);
      toast.success(texts.created, { about, description: texts.createdAlert });
      return created;
    } catch (error) {
      // That its owner is gone is said by the form, once the owner's book knows.
      if (isGone(error)) toast.error(noOwnerTexts[of], { about: "creature" });
      else
        toast.error(unreached(error) ? texts.broken : texts.failed, {
          about,
          description: texts.failedAlert,
        });
      throw error;
    }
  };
  /** What stayed isn't sent: what somebody else changed there meanwhile is kept. */
  const update = async (id: number, before: BelongingFields, { body, pictures }: FilledForm) => {
    try {
      const changed = await writes.change(campaignId, {
        params: { id },
        body: changedParts(fieldsOf(before), body),
        pictures,
      });
      toast.success(texts.updated, { about });
      return changed;
    } catch (error) {
      toast.error(texts.updateFailed, { about, description: isGone(error) ? belongingGone : undefined });
      throw error;
    }
  };

  return async (fields: BelongingFields, before: BelongingFields): Promise<Belonging> => {
    const sent: FilledForm = {
      body: fieldsOf(fields),
      pictures: fields.image ? { image: fields.image } : {},
    };
    return belonging ? update(belonging.id, before, sent) : create(sent);
  };
}
