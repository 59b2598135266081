import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/text/local-time";
import { useBusy } from "@/components/ui/use-busy";
import { attempt } from "@/lib/client/mutations/attempt";
import { deleteUntilGone } from "@/lib/client/mutations/delete-until-gone";
import { withdrawInviteLink } from "@/lib/client/mutations/invites";
import { inviteLinkTexts } from "@/lib/messages/invite-links";
import type { InviteLink } from "@/lib/model/invite-link";
import { may, type Role } from "@/lib/policy";
import styles from "./invite-links.module.css";

/** More than these are not drawn one by one. */
const DRAWN = 12;

/** A link that opens the book: who made it, how often it was used, until when; and the way to end it. */
export function OpenLink({ link, role, own }: { link: InviteLink; role: Role; own: boolean }) {
  const { busy, run } = useBusy();
  const { id, campaignId, uses, used, username } = link;
  const withdraw = () =>
    attempt(() => deleteUntilGone(campaignId, () => withdrawInviteLink(campaignId, { params: { id } })), {
      failed: inviteLinkTexts.withdrawFailed,
      done: inviteLinkTexts.withdrawn,
      about: "invite",
    });
  return (
    <li className={styles["link"]}>
      <div>
        <b>Made by {own ? "you" : <bdi>{username}</bdi>}</b>
        <span className={styles["meta"]}>
          {uses !== null && uses <= DRAWN && (
            <span className={styles["uses"]} aria-hidden="true">
              {Array.from({ length: uses }, (_, index) => (
                <i key={index} data-used={index < used || undefined} />
              ))}
            </span>
          )}
          {inviteLinkTexts.used(used, uses)}, until <LocalTime at={link.expiresAt} />
        </span>
      </div>
      {may("invite:withdraw", { role, owns: own }) && (
        <Button className={styles["quiet"] ?? ""} busy={busy} onClick={() => void run(withdraw)}>
          Withdraw
        </Button>
      )}
    </li>
  );
}
