"use client";

import { useGoToPage } from "@/components/ui/history/use-go-to-page";
import { useState, useSyncExternalStore } from "react";
import { BookCover, type Device } from "@/components/book/book-cover";
import { Parchment } from "@/components/ui/parchment";
import { mayLogOut } from "@/components/ui/dialog/may-log-out";
import { useBusy } from "@/components/ui/use-busy";
import { CallError, sentenceOf } from "@/lib/client/api/call";
import { hasCredentials, storedUserId } from "@/lib/client/api/credentials";
import { logOut } from "@/lib/client/api/leave-session";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { selectCampaign } from "@/lib/client/storage/selection";
import { toast } from "@/lib/client/page/toast";
import { sessionTexts } from "@/lib/messages/session";
import { joinTexts } from "@/lib/messages/join";
import type { Person } from "@/lib/model/account";
import type { Invitation } from "@/lib/model/invite-link";
import styles from "./join.module.css";
import { joinByLink } from "./join-by-link";
import { JoinForms } from "./join-forms";
import { JoinRefused } from "./join-refused";
import { JoinSignedIn } from "./join-signed-in";

interface JoinDoorProps {
  token: string;
  invitation: Invitation;
  device: Device;
  /** Who is signed in. */
  person: Person | null;
  /** The campaign, where they are at its table already: others are told nothing of it but its cover. */
  memberOf: number | null;
}

const never = () => () => {};

/** The closed book and the way into it: one button for who is signed in, the ledger for who is not. */
export function JoinDoor({ token, invitation, device, person, memberOf }: JoinDoorProps) {
  const goToPage = useGoToPage();
  const { busy, run } = useBusy();
  const [isSomebodyElse, setSomebodyElse] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isOpening, setOpening] = useState(false);
  // Without the stored token the book would ask for the log-in again.
  const isStored = useSyncExternalStore(never, hasCredentials, () => true);
  const { campaignName, coverImage, coverColour, keptBy } = invitation;

  const open = (id: number) => {
    setOpening(true);
    selectCampaign({ id, name: campaignName });
    goToPage("/campaign", "replace");
  };
  const join = async () => {
    try {
      const { id } = await joinByLink(token);
      toast.success(joinTexts.joined(campaignName));
      open(id);
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (status === 404) return setRefusal(sentenceOf(error, joinTexts.refused));
      // A member who has just logged in: the page shows the button that opens the book.
      if (status !== 409) toast.error(sentenceOf(error, joinTexts.failed));
      // The sign-up has signed the person in and only the join failed: the page shows its button, to try again.
      setSomebodyElse(false);
      // No refresh after a network error, unless the session has changed: offline, the router falls back to loading the document, and the
      // browser's error page replaces this one. After a sign-up or log-in here, though, `person` is out of date, and only a refresh mends it.
      if (status !== 0 || storedUserId() !== String(person?.id)) refreshPage();
    }
  };
  /** Logs out and shows the forms, for another person at this browser. Clears the first one's stored data. */
  const leave = async () => {
    if (!(await mayLogOut())) return;
    try {
      await logOut();
    } catch (error) {
      toast.error(sentenceOf(error, sessionTexts.logoutFailed));
      return;
    }
    setSomebodyElse(true);
  };
  /** For the person whom the page names: another one may have logged in since, in another tab. */
  const asNamed = (work: () => Promise<void> | void) => {
    if (storedUserId() === String(person?.id)) void run(async () => work());
    else refreshPage();
  };
  if (refusal !== undefined) return <JoinRefused text={refusal} />;
  const isKnown = person !== null && isStored && !isSomebodyElse;
  return (
    <div className={styles["door"]}>
      <h1 className="vh">Come in to {campaignName}</h1>
      <div className={styles["book"]}>
        <div className={styles["cover"]}>
          <BookCover large title={campaignName} accent={coverColour} picture={coverImage} device={device} />
        </div>
        <div>
          <p className={styles["name"]} aria-hidden="true" dir="auto">
            {campaignName}
          </p>
          <p className={styles["keeper"]}>
            kept by <bdi>{keptBy}</bdi>
          </p>
        </div>
      </div>
      <Parchment className={styles["sheet"] ?? ""}>
        <p className="label">You are invited</p>
        <h2 className="title">Come in and sit down</h2>
        {isKnown ? (
          <JoinSignedIn
            {...{ person, keptBy }}
            isMember={memberOf !== null}
            busy={busy || isOpening}
            onEnter={() => asNamed(() => (memberOf === null ? join() : open(memberOf)))}
            onSomebodyElse={() => asNamed(leave)}
          />
        ) : (
          <JoinForms enter={join} isOpening={isOpening} isKnown={isSomebodyElse} />
        )}
      </Parchment>
    </div>
  );
}
