import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { inviteLinkTexts } from "@/lib/messages/invite-links";
import type { Campaign } from "@/lib/model/campaign";
import type { SentInvite } from "@/lib/model/invite";
import type { InviteLink } from "@/lib/model/invite-link";
import styles from "./invite-links.module.css";
import { InviteForm } from "./invite-form";
import { LinkMaker } from "./link-maker";
import { OpenLink } from "./open-link";
import { PendingInvite } from "./pending-invite";
import players from "./players-page.module.css";

const isOpen = ({ uses, used }: InviteLink): boolean => uses === null || used < uses;

interface InviteLinksProps {
  campaign: Campaign;
  readerId: number;
  /** Those by user id, which are known before the links are. */
  invites: readonly SentInvite[];
}

/** Invitations to a campaign: the form that makes an invite link, the one that invites a user by id, and what became of both. */
export function InviteLinks({ campaign, readerId, invites }: InviteLinksProps) {
  const { id: campaignId, role } = campaign;
  const { data: links, error, reload } = useQuery(api.inviteLinks.list, { id: campaignId });
  const open = links?.filter(isOpen) ?? [];
  return (
    <>
      <LinkMaker campaign={campaign} />
      <InviteForm campaignId={campaignId} />
      {invites.length > 0 && (
        <>
          <h3 className="label">Invited, not here yet</h3>
          <ul className={players["people"]} aria-label="Invited">
            {invites.map((invite) => (
              <PendingInvite key={invite.id} {...{ invite, role }} own={invite.senderId === readerId} />
            ))}
          </ul>
        </>
      )}
      {!links && error !== undefined && (
        <div className={styles["open"]} role="alert">
          <p className="note">{inviteLinkTexts.listFailed}</p>
          <Button onClick={() => void reload()}>Try again</Button>
        </div>
      )}
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
