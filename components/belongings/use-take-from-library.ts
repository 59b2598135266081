import { useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { idempotently } from "@/lib/client/api/idempotently";
import type { Belonging, BelongingKind } from "@/lib/model/belonging";
import type { ownerOf } from "./kinds";

interface Taking {
  whose: ReturnType<typeof ownerOf>;
  kind: BelongingKind;
  onTaken: (one: Belonging) => void;
}

/** Takes an entry of the library, or one action of a monster, for an owner; answers its name. After a lost answer nothing is taken twice. */
export const useTakeFromLibrary = ({ whose, kind, onTaken }: Taking) => {
  const { take } = api.belongingCalls[whose.kind][kind];
  const [once] = useState(() =>
    idempotently((body: { ownerId: number; slug: string; action?: string }, idempotencyKey) =>
      call(take, { body, idempotencyKey }),
    ),
  );
  return async (entry: { slug: string; action?: string }): Promise<string[]> => {
    const one = await once({ ownerId: whose.id, ...entry });
    onTaken(one);
    return [one.name];
  };
};
