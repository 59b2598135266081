import type { ReactNode } from "react";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import type { Campaign } from "@/lib/model/campaign";
import type { InviteLink } from "@/lib/model/invite-link";
import styles from "./invite-links.module.css";
import { InviteForm } from "./invite-form";
import { LinkMaker } from "./link-maker";
import { OpenLink } from "./open-link";

const isOpen = ({ uses, used }: InviteLink): boolean => uses === null || used < uses;

interface InviteLinksProps {
  campaign: Campaign;
  readerId: number;
  /** Who was invited by user id, which is known before the links are. */
  children: ReactNode;
}

/** Invitations to a campaign: the form that makes an invite link, the one that invites a user by id, and what became of both. */
export function InviteLinks({ campaign, readerId, children }: InviteLinksProps) {
  const { id: campaignId, role } = campaign;
  const { data: links = [] } = useQuery(api.inviteLinks.list, { id: campaignId });
  const open = links.filter(isOpen);
  return (
    <>
      <LinkMaker campaign={campaign} />
      <InviteForm campaignId={campaignId} />
      {children}
      {open.length > 0 && (
        <>
          <h3 className={`head ${styles["open"]}`}>Links that still open</h3>
          <ul className={styles["links"]} aria-label="Links that still open">
            {open.map((link) => (
              <OpenLink key={link.id} link={link} role={role} own={link.userId === readerId} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
