import { useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { createIdempotently } from "@/lib/client/api/create-idempotently";
import { invalidate } from "@/lib/client/api/invalidate";
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

interface Sent {
  content: { title: string; text: string };
  pictures: { image?: File };
}

const inOrder = (audience: OpenedFor | null) =>
  Array.isArray(audience) ? audience.toSorted((one, other) => one - other) : audience;
const isSame = (one: OpenedFor | null, other: OpenedFor | null): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** Sends the form of a handout: what stands in it, and then for whom it is open, where that is another than before. */
export function useKeepHandout(campaignId: number, handout: KeptHandout | undefined) {
  const [creating] = useState(() =>
    createIdempotently<Sent, Handout>({
      create: ({ content, pictures }, idempotencyKey) =>
        call(api.handouts.create, { body: { ...content, campaignId }, pictures, idempotencyKey }),
      change: (id, { content, pictures }) =>
        call(api.handouts.change, { params: { id }, body: content, pictures }),
    }),
  );
  const write = async ({ title, text, image }: HandoutValues, before: HandoutValues): Promise<Handout> => {
    const sent = { content: { title, text }, pictures: image ? { image } : {} };
    if (!handout) return creating.save(sent);
    const body = changedParts({ title: before.title, text: before.text }, sent.content);
    return call(api.handouts.change, { params: { id: handout.id }, body, pictures: sent.pictures });
  };
  return async (fields: HandoutValues, before: HandoutValues): Promise<Handout> => {
    try {
      const written = await write(fields, before);
      const was = isKept(written) ? written.openedFor : null;
      const is = fields.audience === "all" ? ("all" as const) : fields.chosen;
      const params = { id: written.id };
      if (!fields.isOpen) return was === null ? written : await call(api.handouts.seal, { params });
      return isSame(was, is) ? written : await call(api.handouts.open, { params, body: { audience: is } });
    } finally {
      void invalidate({ kind: "handouts", id: handout?.id ?? 0, campaignId });
    }
  };
}
