import { IconButton } from "@/components/ui/icon-button";
import { Portrait } from "@/components/ui/picture/portrait";
import { useBusy } from "@/components/ui/use-busy";
import { attempt } from "@/lib/client/mutations/attempt";
import { deleteUntilGone } from "@/lib/client/mutations/delete-until-gone";
import { withdrawInvite } from "@/lib/client/mutations/invites";
import { inviteTexts } from "@/lib/messages/invites";
import type { SentInvite } from "@/lib/model/invite";
import { may, type Role } from "@/lib/policy";
import styles from "./players-page.module.css";

/** Somebody who was asked and has not answered. */
export function PendingInvite({ invite, role, own }: { invite: SentInvite; role: Role; own: boolean }) {
  const { run } = useBusy();
  const { id, campaignId, receiver, sender } = invite;
  const withdraw = () =>
    attempt(() => deleteUntilGone(campaignId, () => withdrawInvite(campaignId, { params: { id } })), {
      failed: inviteTexts.withdrawFailed,
      done: inviteTexts.withdrawn,
    });
  return (
    <li className={styles["person"]}>
      <Portrait shape="round" name={receiver.username} src={receiver.image} id={receiver.id} />
      <div className={styles["name"]}>
        <b dir="auto">{receiver.username}</b>
        <span>
          user id <span className="num">{receiver.id}</span>, asked by <bdi>{sender}</bdi>
        </span>
      </div>
      <div className={styles["side"]}>
        <span className={styles["role"]}>Invited</span>
        {may("invite:withdraw", { role, owns: own }) && (
          <IconButton
            icon="close"
            label={`Withdraw the invite to ${receiver.username}`}
            onClick={() => void run(withdraw)}
          />
        )}
      </div>
    </li>
  );
}
