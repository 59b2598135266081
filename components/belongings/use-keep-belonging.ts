"use client";

import { CallError, call } from "@/lib/client/call";
import { isForgotten } from "@/lib/client/selection";
import { toast } from "@/lib/client/toast";
import type { Belonging, BelongingKind, Owner } from "@/lib/model/belonging";
import { type BelongingFields, sentBelonging } from "@/lib/model/belonging-form";
import { callsOf, ownerOf, textsOf } from "./kinds";

const unreached = (error: unknown) => error instanceof CallError && error.status === 0;

/** Sends the form of a belonging and says how it went; answers nothing where no owner is selected any more. */
export function useKeepBelonging(owner: Owner, kind: BelongingKind, id: number | undefined) {
  const { kind: of, id: ownerId, selection } = ownerOf(owner);
  const calls = callsOf(of, kind);
  const texts = textsOf(of, kind);

  const create = async (body: ReturnType<typeof sentBelonging>, pictures: { image?: File }) => {
    try {
      const created = await call(calls.create, { body: { ...body, ownerId }, pictures });
      toast.success(texts.created, { description: texts.createdAlert });
      return created;
    } catch (error) {
      toast.error(unreached(error) ? texts.broken : texts.failed, { description: texts.failedAlert });
      throw error;
    }
  };
  const change = async (
    params: { id: number },
    body: ReturnType<typeof sentBelonging>,
    pictures: { image?: File },
  ) => {
    try {
      const changed = await call(calls.change, { params, body, pictures });
      toast.success(texts.updated);
      return changed;
    } catch (error) {
      toast.error(texts.updateFailed);
      throw error;
    }
  };

  return async (fields: BelongingFields): Promise<Belonging | undefined> => {
    if (isForgotten(selection)) {
      toast.error(texts.noOwner);
      return undefined;
    }
    const body = sentBelonging(kind, fields, of === "encounter" && kind === "item");
    const pictures = fields.image ? { image: fields.image } : {};
    return id === undefined ? create(body, pictures) : change({ id }, body, pictures);
  };
}
