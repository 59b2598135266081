import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { SeeAs } from "@/components/shell/mirror/see-as";
import { Portrait } from "@/components/ui/picture/portrait";
import { playersTexts } from "@/lib/messages/campaign";
import type { Member } from "@/lib/model/member";
import type { Role } from "@/lib/policy";
import { memberRights } from "./member-rights";
import styles from "./players-page.module.css";
import { useMembership } from "./use-membership";

const roleNames = { creator: "Dungeon master", admin: "Admin", player: "Player" } as const;

interface MemberRowProps {
  campaignId: number;
  member: Member;
  /** What the reader is. */
  role: Role;
  self: boolean;
  /** Has the book open now. */
  present: boolean;
}

/** One person at the table, with what the reader may do about them. */
export function MemberRow({ campaignId, member, role, self, present }: MemberRowProps) {
  const { busy, remove, setRole } = useMembership(campaignId, member);
  const { maySeeAs, mayChangeRole, mayRemove } = memberRights(role, member, self);
  const next = member.role === "admin" ? "player" : "admin";
  return (
    <li className={styles["person"]} data-present={present || undefined}>
      <Portrait shape="round" name={member.username} src={member.image} id={member.id} />
      <div className={styles["name"]}>
        <b>
          <bdi>{member.username}</bdi>
          {self && " (you)"}
        </b>
        <span>
          user id <span className="num">{member.id}</span>
          {present && <em className={styles["here"]}>{playersTexts.present}</em>}
        </span>
      </div>
      <span className={classNames(styles["role"], member.role === "creator" && styles["creator"])}>
        {roleNames[member.role]}
      </span>
      {(maySeeAs || mayChangeRole || mayRemove) && (
        <div className={styles["acts"]}>
          {maySeeAs && <SeeAs player={member} />}
          {mayChangeRole && (
            <Button className={styles["act"] ?? ""} busy={busy} onClick={() => void setRole(next)}>
              Make {next}
              <span className="vh"> of {member.username}</span>
            </Button>
          )}
          {mayRemove && (
            <IconButton icon="trash" label={`Remove ${member.username}`} onClick={() => void remove()} />
          )}
        </div>
      )}
    </li>
  );
}
