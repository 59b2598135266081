import { useState } from "react";
import { Tick } from "@/components/ui/form/tick";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeAttendance } from "@/lib/client/mutations/attendance";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening } from "@/lib/model/evening";
import type { Member } from "@/lib/model/member";
import { whoWasThere } from "./chapter-head";
import styles from "./draft.module.css";

/** Who was at the table that evening, to be put right. */
export function WhoWasThere({ evening, members }: { evening: Evening; members: readonly Member[] }) {
  const [isChanging, setChanging] = useState(false);
  const { id, campaignId, there } = evening;
  const set = async (user: number, isThere: boolean) => {
    const next = isThere ? [...there, user] : there.filter((one) => one !== user);
    const given = { params: { id }, body: { there: next } };
    await attempt(() => changeAttendance(campaignId, given), {
      failed: chronicleTexts.keepFailed,
      sentence: "unsaid",
    });
  };
  return (
    <div className={styles["who"]}>
      <p className="note">
        {whoWasThere(evening, members) || "Nobody is named as having been there."}{" "}
        <button
          type="button"
          className={styles["inline"]}
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
        >
          {isChanging ? "Done" : "Change"}
        </button>
      </p>
      {isChanging && (
        <fieldset className={styles["people"]}>
          <legend className="vh">Who was there</legend>
          {members.map(({ id: user, username }) => (
            <label key={user}>
              <Tick
                inLabel
                className={styles["tick"]}
                checked={there.includes(user)}
                onChange={(event) => void set(user, event.target.checked)}
              />
              <span dir="auto">{username}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
