import { api } from "@/lib/client/api/api";
import { CallError, call, isGone } from "@/lib/client/api/call";
import { storedUserId } from "@/lib/client/api/credentials";
import { isAnswerLost } from "@/lib/client/api/failures";
import { joinTexts } from "@/lib/messages/join";

/**
 * Account and token of the last join whose answer got lost: it may have used up the link. With the account, so that a second account in the
 * same tab isn't told that it joined.
 */
let unanswered: string | undefined;

const join = (token: string) => {
  const attempt = `${storedUserId()} ${token}`;
  return call(api.inviteLinks.join, { params: { token } }).catch((error: unknown) => {
    if (isAnswerLost(error)) unanswered = attempt;
    if (unanswered !== attempt || !isGone(error)) throw error;
    throw new CallError(joinTexts.perhapsJoined, { status: 404, fields: {} });
  });
};

/**
 * Joins a campaign by an invite link, and once more where the answer got lost: without an idempotency key, since nobody joins twice. A 409
 * then says that the person is in; a link that opens nothing by then may have let them in before.
 * @throws CallError
 */
export const joinByLink = (token: string): ReturnType<typeof join> =>
  join(token).catch((error: unknown) => {
    if (!isAnswerLost(error)) throw error;
    return join(token);
  });
