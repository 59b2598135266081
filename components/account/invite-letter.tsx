"use client";

import { WaxSeal } from "@/components/ui/wax-seal";
import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";
import { CallError } from "@/lib/client/api/call";
import { answerInvite } from "@/lib/client/mutations/account";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { announceCampaigns, preloadMyCampaigns } from "@/lib/client/storage/campaign-list";
import { profileTexts } from "@/lib/messages/account";
import type { Invite } from "@/lib/model/invite";
import styles from "./profile.module.css";

interface InviteLetterProps {
  invite: Invite;
  onAnswered: (accepted: boolean) => void;
  /** It may have been withdrawn, or answered elsewhere. */
  onRefused: () => void;
}

/** One campaign that somebody asks to join, and the two answers. */
export function InviteLetter({ invite, onAnswered, onRefused }: InviteLetterProps) {
  const { busy, run } = useBusy();
  const { id, campaignName, sender } = invite;

  /** Sends the answer, and counts one as given that got lost on its way back. */
  const send = (accept: boolean) =>
    answerInvite(null, { body: { id, accept } }).catch(async (error: unknown) => {
      const isDone = await import("./is-answered").then(
        ({ isAnswered }) => isAnswered(invite, accept, error),
        () => false,
      );
      if (!isDone) throw error;
    });
  const answer = async (accept: boolean) => {
    try {
      await attemptOrThrow(() => send(accept), {
        failed: profileTexts.answerFailed,
        sentence: "unsaid",
        done: accept ? profileTexts.accepted(campaignName) : profileTexts.declined(campaignName),
      });
      onAnswered(accept);
    } catch (error) {
      onRefused();
      // Where no answer came it may have been accepted all the same; a refusal changes nothing.
      if (!(error instanceof CallError) || error.status !== 0) return;
    }
    if (!accept) return;
    announceCampaigns();
    // The list that the browser keeps, and the shelf that going back would show, are old now.
    await preloadMyCampaigns();
  };
  const respond = (accept: boolean) => () => void run(() => answer(accept));

  return (
    <div className={styles["letter"]}>
      <WaxSeal className={styles["seal"]} />
      <p>
        <b dir="auto">{campaignName}</b>
        <span>
          <bdi>{sender}</bdi> {profileTexts.asksToJoin}
        </span>
      </p>
      <div className={styles["answers"]}>
        <Button
          variant="primary"
          busy={busy}
          aria-label={`Accept the invite to ${campaignName}`}
          onClick={respond(true)}
        >
          Accept
        </Button>
        <Button busy={busy} aria-label={`Decline the invite to ${campaignName}`} onClick={respond(false)}>
          Decline
        </Button>
      </div>
    </div>
  );
}
