import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Portrait } from "@/components/ui/picture/portrait";
import type { Person } from "@/lib/model/account";
import styles from "./join.module.css";

interface JoinSignedInProps {
  person: Person;
  keptBy: string;
  isMember: boolean;
  busy: boolean;
  onEnter: () => void;
  onSomebodyElse: () => void;
}

/** Accepts an invite link with the account that is signed in, or logs out first, for people who share a device. */
export function JoinSignedIn({ person, keptBy, isMember, busy, onEnter, onSomebodyElse }: JoinSignedInProps) {
  return (
    <>
      <p className={styles["lead"]}>
        {isMember ? (
          "You sit at this table already."
        ) : (
          <>
            <bdi>{keptBy}</bdi> keeps a chair free for you. The book will stand on your shelf from now on.
          </>
        )}
      </p>
      <div className={styles["who"]}>
        <Portrait shape="round" name={person.username} src={person.image} id={person.id} />
        <div>
          <b dir="auto">{person.username}</b>
          <span>
            signed in, user id <span className="num">{person.id}</span>
          </span>
        </div>
        <button type="button" className={styles["quiet"]} onClick={onSomebodyElse}>
          Not you?
        </button>
      </div>
      <Button variant="primary" wide busy={busy} onClick={onEnter}>
        Open the book
      </Button>
      <p className={styles["later"]}>
        <Link className={styles["quiet"]} href="/home" prefetch={false}>
          Not now
        </Link>
      </p>
    </>
  );
}
