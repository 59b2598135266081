import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import type { ImportAnswer } from "@/lib/contract/library-takes";
import { ownTexts } from "@/lib/messages/own-files";
import styles from "./left-out.module.css";

export interface Line {
  icon: IconName;
  tone?: "good" | "bad";
  title: string;
  text: string;
}

/** Lines with a mark each: what came in, what did not and why. */
export function LeftOut({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles["leftout"]}>
      {lines.map(({ icon, tone, title, text }, index) => (
        <li key={index} data-tone={tone}>
          <Icon name={icon} />
          <div>
            <b dir="auto">{title}</b>
            <span dir="auto">{text}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const quoted = (name: string, position: number): string =>
  name ? `“${name}”` : ownTexts.nameless(position + 1);

interface Kept {
  name: string;
  leftOut: readonly string[];
}
/** Each reason once with whom it concerns, then what can't come in. */
export const reasonsOf = (entries: readonly Kept[], refused: ImportAnswer["refused"]): Line[] => {
  const byReason = new Map<string, string[]>();
  for (const { name, leftOut } of entries)
    for (const sentence of leftOut) byReason.set(sentence, [...(byReason.get(sentence) ?? []), name]);
  return [
    ...[...byReason].map(([text, names]): Line => ({ icon: "alert", title: ownTexts.names(names), text })),
    ...refused.map(
      ({ name, position, reason }): Line => ({
        icon: "none",
        tone: "bad",
        title: quoted(name, position),
        text: reason,
      }),
    ),
  ];
};

/** Why something stays behind, then what goes into descriptions. */
export const staysBehind = ({ entries, refused }: ImportAnswer): Line[] => [
  ...reasonsOf(entries, refused),
  ...(entries.length > 0
    ? [{ icon: "check", tone: "good", title: ownTexts.kept, text: ownTexts.keptWhere } as const]
    : []),
];
