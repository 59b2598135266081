import { classNames } from "@/components/ui/class-names";
import styles from "./portrait.module.css";

interface PortraitProps {
  /** Whose picture it is; without one, or where it can't be loaded, the first letter is illuminated. */
  name: string;
  src?: string | null | undefined;
  /** Chooses one of three inks. */
  id?: number;
  /** arch: a creature on a sheet; card: in a list; round and large: a person; coin: at the table. */
  shape?: "arch" | "card" | "round" | "large" | "coin";
}

const inks = ["red", "blue", "green"] as const;

/** The colour of a person or creature, by id. */
export const inkOf = (id: number) => inks[Math.abs(id) % inks.length] ?? "red";

export function Portrait({ name, src, id = 0, shape = "arch" }: PortraitProps) {
  const ink = inkOf(id);
  return (
    <span className={classNames(styles["frame"], styles[shape])}>
      {src ? (
        <img
          className={styles[ink]}
          src={src}
          alt={`Portrait of ${name}`}
          data-initial={initialOf(name)}
          width={124}
          height={149}
          loading="lazy"
        />
      ) : (
        <span className={classNames(styles["initial"], styles[ink])} aria-hidden="true">
          {initialOf(name)}
        </span>
      )}
    </span>
  );
}

/** In one locale for the server and every browser: in Turkish, "i" has another capital. */
function initialOf(name: string): string {
  const [first = "?"] = new Intl.Segmenter("en").segment(name.trim());
  return typeof first === "string" ? first : first.segment.toLocaleUpperCase("en");
}
