import { useState } from "react";
import { changeHandout, createHandout, openHandout, sealHandout } from "@/lib/client/mutations/handouts";
import { creator } from "@/lib/client/mutations/idempotently";
import { type Handout, isKept, type KeptHandout } from "@/lib/model/handout";
import type { OpenedFor } from "@/lib/model/opened";
import { changedParts } from "@/lib/rules/changed-parts";

export interface HandoutValues {
  title: string;
  text: string;
  image: File | undefined;
  isOpen: boolean;
  audience: "all" | "some";
  chosen: number[];
}

export const handoutValues = (handout: KeptHandout | undefined): HandoutValues => ({
  title: handout?.title ?? "",
  text: handout?.text ?? "",
  image: undefined,
  isOpen: handout ? !handout.isSealed : false,
  audience: Array.isArray(handout?.openedFor) ? "some" : "all",
  chosen: Array.isArray(handout?.openedFor) ? handout.openedFor : [],
});

const inOrder = (audience: OpenedFor | null) =>
  Array.isArray(audience) ? audience.toSorted((one, other) => one - other) : audience;
const isSame = (one: OpenedFor | null, other: OpenedFor | null): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const writes = { create: createHandout, change: changeHandout };

/** Sends the form of a handout: what stands in it, and then for whom it is open, where that is another than before. */
export function useKeepHandout(campaignId: number, handout: KeptHandout | undefined) {
  const [creating] = useState(() => creator(writes, campaignId, { campaignId }));
  const write = async ({ title, text, image }: HandoutValues, before: HandoutValues): Promise<Handout> => {
    const sent = { body: { title, text }, pictures: image ? { image } : {} };
    if (!handout) return creating.save(sent);
    const body = changedParts({ title: before.title, text: before.text }, sent.body);
    const params = { id: handout.id };
    return changeHandout(campaignId, { params, body, pictures: sent.pictures });
  };
  return async (fields: HandoutValues, before: HandoutValues): Promise<Handout> => {
    const written = await write(fields, before);
    const was = isKept(written) ? written.openedFor : null;
    const is = fields.audience === "all" ? ("all" as const) : fields.chosen;
    const params = { id: written.id };
    if (!fields.isOpen) return was === null ? written : sealHandout(campaignId, { params });
    return isSame(was, is) ? written : openHandout(campaignId, { params, body: { audience: is } });
  };
}
