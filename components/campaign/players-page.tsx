import { playersTexts } from "@/lib/messages/campaign";
import type { SentInvite } from "@/lib/model/invite";
import type { Member } from "@/lib/model/member";
import type { Role } from "@/lib/policy";
import { InviteForm } from "./invite-form";
import { MemberRow } from "./member-row";
import { PendingInvite } from "./pending-invite";
import styles from "./players-page.module.css";

interface PlayersPageProps {
  campaignId: number;
  /** What the reader is in this campaign. */
  role: Role;
  readerId: number;
  members: readonly Member[];
  invites: readonly SentInvite[];
}

/** With more people than these the field for inviting comes before the list, not at its far end. */
const FEW = 12;

/** Who sits at the table, who was asked to, and the field for asking more. */
export function PlayersPage({ campaignId, role, readerId, members, invites }: PlayersPageProps) {
  const many = members.length + invites.length > FEW;
  const form = <InviteForm campaignId={campaignId} />;
  // The dungeon master heads the list, whenever they joined.
  const seated = members.toSorted(
    (one, other) => Number(other.role === "creator") - Number(one.role === "creator"),
  );
  return (
    <>
      <h2 className="title">At the table</h2>
      {many && form}
      <ul className={styles["people"]} aria-label="At the table">
        {seated.map((member) => (
          <MemberRow key={member.id} {...{ campaignId, member, role }} self={member.id === readerId} />
        ))}
      </ul>
      {members.length === 1 && <p className="note">{playersTexts.none}</p>}
      {invites.length > 0 && (
        <>
          <h3 className="label">Invited, not here yet</h3>
          <ul className={styles["people"]} aria-label="Invited">
            {invites.map((invite) => (
              <PendingInvite key={invite.id} {...{ invite, role }} own={invite.senderId === readerId} />
            ))}
          </ul>
        </>
      )}
      {!many && form}
    </>
  );
}
