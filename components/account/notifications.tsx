"use client";

import { useRef, useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useReturn } from "@/components/ui/history/use-return";
import { api } from "@/lib/client/api/api";
import { updateQuery, useQuery } from "@/lib/client/api/use-query";
import { profileTexts } from "@/lib/messages/account";
import type { Invite } from "@/lib/model/invite";
import { InviteLetter } from "./invite-letter";
import { JoinedLetter } from "./joined-letter";
import styles from "./profile.module.css";

/** The pending invites, newest first; without rows of the server (null) the API is asked. */
export function Notifications({ invites }: { invites: Invite[] | null }) {
  const { data: list, error, reload } = useQuery(api.invites.listMine, {}, invites ?? undefined);
  const failed = error !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);

  // Somebody who was told of an invite comes back to this tab to find it.
  useReturn(() => void reload());
  const [joined, setJoined] = useState<Invite[]>([]);
  const settle = (invite: Invite, accepted: boolean) => {
    updateQuery(api.invites.listMine, {}, (known) => known.filter(({ id }) => id !== invite.id));
    if (accepted) setJoined((before) => [invite, ...before]);
    // The button that had the focus is gone. The way into the book takes it where there is one.
    else heading.current?.focus();
  };
  return (
    <section className={styles["section"]} aria-labelledby="notifications">
      <h2 className="head" id="notifications" ref={heading} tabIndex={-1}>
        Notifications
      </h2>
      {failed && <ErrorState text={profileTexts.invitesLoadFailed} onRetry={() => void reload()} />}
      {!list && !failed && <Skeleton text={profileTexts.invitesLoading} />}
      {joined.map((invite) => (
        <JoinedLetter key={invite.id} invite={invite} />
      ))}
      {list?.length === 0 && <p className={styles["none"]}>{profileTexts.noInvites}</p>}
      {list?.map((invite) => (
        <InviteLetter
          key={invite.id}
          invite={invite}
          onAnswered={(accepted) => settle(invite, accepted)}
          onRefused={() => void reload()}
        />
      ))}
    </section>
  );
}
