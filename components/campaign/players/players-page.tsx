"use client";

import { useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { lazyPage } from "@/components/ui/lazy-page";
import { Tabs } from "@/components/ui/tabs/tabs";
import { api } from "@/lib/client/api/api";
import { usePresent } from "@/lib/client/live/live-events";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import { playersTexts } from "@/lib/messages/campaign";
import { mirrorTexts } from "@/lib/messages/mirror";
import type { Campaign } from "@/lib/model/campaign";
import type { SentInvite } from "@/lib/model/invite";
import type { Member } from "@/lib/model/member";
import { may } from "@/lib/policy";
import { LeaveCampaign } from "@/components/campaign/leave-or-delete";
import { MemberRow } from "./member-row";
import styles from "./players-page.module.css";

const [InviteLinks, preloadLinks] = lazyPage(() =>
  import("./invite-links").then((module) => module.InviteLinks),
);
const [LinkMaker] = lazyComponent(() => import("./link-maker").then((module) => module.LinkMaker));

interface PlayersPageProps {
  campaign: Campaign;
  readerId: number;
  /** As the server rendered them. */
  members: Member[] | undefined;
  invites: SentInvite[] | undefined;
}

/** Who sits at the table; behind it, who was asked to, and the ways of asking more. */
export function PlayersPage({ campaign, readerId, ...rendered }: PlayersPageProps) {
  const { id: campaignId, role } = campaign;
  const { data: members = [] } = useQueryUntilLoaded(
    api.campaigns.listMembers,
    { id: campaignId },
    rendered.members,
  );
  const { data: invites = [] } = useQueryUntilLoaded(
    api.invites.listOfCampaign,
    { id: campaignId },
    rendered.invites,
  );
  // The link maker stays mounted when the first guest joins: the address of a link is shown once, and unmounting would lose it.
  const isAlone = members.length === 1;
  const [isOffered, offer] = useState(isAlone);
  if (isAlone && !isOffered) offer(true);
  const present = new Set(usePresent().map(({ id }) => id));
  // The dungeon master heads the list, whenever they joined.
  const seated = members.toSorted(
    (one, other) => Number(other.role === "creator") - Number(one.role === "creator"),
  );
  return (
    <div {...preloadLinks}>
      <Tabs
        label="Players"
        tabs={[
          {
            name: "table",
            label: "At the table",
            panel: (
              <>
                <h2 className="title">At the table</h2>
                <ul className={styles["people"]} aria-label="At the table">
                  {seated.map((member) => (
                    <MemberRow
                      key={member.id}
                      {...{ campaignId, member, role }}
                      self={member.id === readerId}
                      present={present.has(member.id)}
                    />
                  ))}
                </ul>
                {may("player:see", { role, owns: false }) && members.length > 1 && (
                  <p className={`note ${styles["none"]}`}>{mirrorTexts.about}</p>
                )}
                {isAlone && <p className={`note ${styles["none"]}`}>{playersTexts.none}</p>}
                {isOffered && <LinkMaker campaign={campaign} />}
              </>
            ),
          },
          {
            name: "invitations",
            label: "Invitations",
            panel: (
              <>
                <h2 className="vh">Invitations</h2>
                <div className={styles["ways"]}>
                  <InviteLinks {...{ campaign, invites, readerId }} />
                </div>
              </>
            ),
          },
        ]}
      />
      <LeaveCampaign campaign={campaign} />
    </div>
  );
}
