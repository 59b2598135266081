"use client";

import { useRef } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useReturn } from "@/components/ui/use-return";
import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
import { useList } from "@/lib/client/use-list";
import { profileTexts } from "@/lib/messages/account";
import type { Invite } from "@/lib/model/invite";
import { InviteLetter } from "./invite-letter";
import styles from "./profile.module.css";

/** The pending invites, newest first; without rows of the server (null) the API is asked. */
export function Notifications({ invites }: { invites: Invite[] | null }) {
  const { list, failed, mutate } = useList("invites", () => call(api.listMyInvites), invites ?? undefined);
  const heading = useRef<HTMLHeadingElement>(null);

  // Somebody who was told of an invite comes back to this tab to find it.
  useReturn(() => void mutate().catch(() => {}));
  const remove = (id: number) => {
    void mutate((known) => known?.filter((one) => one.id !== id), { revalidate: false });
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <section className={styles["section"]} aria-labelledby="notifications">
      <h2 className="head" id="notifications" ref={heading} tabIndex={-1}>
        Notifications
      </h2>
      {failed && (
        <ErrorState text={profileTexts.invitesLoadFailed} onRetry={() => void mutate().catch(() => {})} />
      )}
      {!list && !failed && <Skeleton text={profileTexts.invitesLoading} />}
      {list?.length === 0 && <p className={styles["none"]}>{profileTexts.noInvites}</p>}
      {list?.map((invite) => (
        <InviteLetter
          key={invite.id}
          invite={invite}
          onAnswered={() => remove(invite.id)}
          onRefused={() => void mutate().catch(() => {})}
        />
      ))}
    </section>
  );
}
