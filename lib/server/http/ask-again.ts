import "server-only";
import { holdMembership } from "@/db/queries/invites";
import type { Membership } from "@/db/queries/membership";
import type { Transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import { identifyCaller } from "@/lib/server/auth/caller";
import type { Exchange, Plan } from "./exchange";
import { admit } from "./guard";

const SAME = ["campaignId", "recordId", "role", "owns"] as const;
const isSame = (before: Membership | null, now: Membership | null): boolean =>
  SAME.every((what) => before?.[what] === now?.[what]);

/**
 * Whether a call may have waited long since its guard was asked: its pictures are drawn anew, and its file is brought in, a few at once. All
 * others write at once, and pay for no further statement.
 */
const mayHaveWaited = ({ endpoint: { body }, waits }: Plan, { raw }: Exchange): boolean =>
  waits === true || (body?.pictures.some(({ wire }) => raw.files[wire] !== undefined) ?? false);

/**
 * The second check against a time-of-check to time-of-use race: asks in the transaction that writes who calls and what they are at the
 * record, and refuses as the guard would by now. A right that was lost while the call waited would write otherwise. The membership is
 * locked, so that its end waits for what is written, or the other way round. Undefined for a call that can't have waited.
 */
export const askerAgain = (
  plan: Plan,
  exchange: Exchange,
): ((tx: Transaction) => Promise<void>) | undefined => {
  const { identifier, endpoint } = plan;
  const { caller, id, membership: before, request } = exchange;
  if (!identifier || !caller || !mayHaveWaited(plan, exchange)) return undefined;
  return async (tx) => {
    if (before) await holdMembership(tx, before.campaignId, caller.id);
    const now = await identifyCaller(request, (session) => identifier.identify(tx, session, id));
    // What was made of the request, and who is told of it, goes by what was found first.
    if (!isSame(before, admit(endpoint.access, now.caller, now.membership)))
      throw new Failure("conflict", "What you may do here has changed meanwhile. Please try again.");
  };
};
