import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import type { Campaign } from "@/lib/model/campaign";
import type { InviteLink } from "@/lib/model/invite-link";
import styles from "./invite-links.module.css";
import { InviteForm } from "./invite-form";
import { LinkMaker } from "./link-maker";
import { OpenLink } from "./open-link";

const isOpen = ({ uses, used }: InviteLink): boolean => uses === null || used < uses;

/** Invitations to a campaign: the form that makes an invite link, the one that invites a user by id, and the list of valid links. */
export function InviteLinks({ campaign, readerId }: { campaign: Campaign; readerId: number }) {
  const { id: campaignId, role } = campaign;
  const { data: links = [] } = useQuery(api.inviteLinks.list, { id: campaignId });
  const open = links.filter(isOpen);
  return (
    <>
      <LinkMaker campaign={campaign} />
      <InviteForm campaignId={campaignId} />
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
