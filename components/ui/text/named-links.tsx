import { linkTexts } from "@/lib/messages/links";
import { linksOf } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";
import styles from "./named-links.module.css";
import { TextLink } from "./text-link";

/** What a text names that is shown as it is typed, such as on a pad: each once, so that one gets there. */
export function NamedLinks({ text }: { text: string }) {
  if (!text.includes("[[")) return null;
  const links = new Map(
    linksOf(text).map((link) => [`${folded(link.name)} ${link.target?.kind} ${link.target?.id}`, link]),
  );
  if (links.size === 0) return null;
  return (
    <p className={styles["named"]}>
      <span className="label">{linkTexts.named}</span>
      {[...links].map(([key, link]) => (
        <span key={key} dir="auto">
          <TextLink link={link} />
        </span>
      ))}
    </p>
  );
}
