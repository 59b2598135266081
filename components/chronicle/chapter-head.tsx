import type { Evening } from "@/lib/model/evening";
import type { Member } from "@/lib/model/member";
import { eveningInWords } from "@/lib/rules/evening-words";
import { dateOf, dayAndYear } from "./dates";
import styles from "./chapter.module.css";

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "There were Tobias and Ysolt; Maren kept the table." Who left the book since is not named. */
export const whoWasThere = ({ there }: Evening, members: readonly Member[]): string => {
  const present = members.filter(({ id }) => there.includes(id));
  const players = present.filter(({ role }) => role === "player").map(({ username }) => username);
  const keepers = present.filter(({ role }) => role !== "player").map(({ username }) => username);
  const were =
    players.length === 0 ? "" : `There ${players.length === 1 ? "was" : "were"} ${listed.format(players)}`;
  const kept = keepers.length === 0 ? "" : `${listed.format(keepers)} kept the table`;
  const all = [were, kept].filter(Boolean).join("; ");
  return all === "" ? "" : `${all}.`;
};

/** The ornament, number, title and date at the head of a chapter. */
export function ChapterHead({ evening, members }: { evening: Evening; members: readonly Member[] }) {
  const date = dateOf(evening);
  const there = whoWasThere(evening, members);
  return (
    <header className={styles["head"]}>
      <div className={styles["band"]} aria-hidden="true" />
      <p className={styles["number"]}>{eveningInWords(evening.number)}</p>
      <h2 className={styles["title"]} dir="auto">
        {evening.title}
      </h2>
      {date && <p className={styles["date"]}>{dayAndYear(date)}</p>}
      {there && <p className={styles["there"]}>{there}</p>}
    </header>
  );
}
