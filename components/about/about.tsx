import styles from "./about.module.css";
import { ShortcutsButton } from "./shortcuts-button";

const parts = [
  ["The book", "A cover of your own, a description, the setting, its factions and themes, a map."],
  [
    "At the table",
    "Players join by invitation. Everybody reads the book; the dungeon master’s notes are the dungeon master’s alone.",
  ],
  [
    "Characters",
    "Abilities, skills, race, background and class, what they carry, cast and do, and hit points that change with a tap.",
  ],
  [
    "Encounters",
    "Monsters and strangers with sheets like those of characters, kept from the players until they are met.",
  ],
  ["Dice", "Up to six from D4 to D100 on every page, and checks that roll when they are pressed."],
] as const;

/** What the product is and for whom. */
export function About() {
  return (
    <div className={styles["about"]}>
      <p>
        Tomekeeper keeps campaigns of tabletop role-playing games. Every campaign is a book on a shelf:
        dungeon masters write it, players join it, and on the evening of the game it lies open on the table.
        It is free.
      </p>
      <h2 className="head">What is in it</h2>
      <dl>
        {parts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2 className="head">With the keyboard</h2>
      <p>
        Everything can be done with it: tabs with the arrow keys, dialogs close with Escape. Some keys are
        shortcuts; <kbd>?</kbd> lists them wherever you are.
      </p>
      <ShortcutsButton />
    </div>
  );
}
