import Link from "next/link";
import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { accentStyle } from "./accent";
import styles from "./book-cover.module.css";

const devices = ["device-moon", "device-raven", "device-bell", "device-tower", "d20"] as const;
export type Device = (typeof devices)[number];

/** The stamped device of a book without a picture. */
export const deviceOf = (id: number | undefined): Device =>
  id === undefined ? "d20" : (devices[id % devices.length] ?? "d20");

interface CoverFace {
  title: string;
  accent?: string | null | undefined;
  picture?: string | null | undefined;
  /** Stamped on a book without a picture. */
  device?: Device | undefined;
  mark?: "DM" | "Admin" | "Player" | undefined;
  /** Raw calf, not bound yet. */
  blank?: boolean | undefined;
  large?: boolean | undefined;
  /** It is on its way to being open, and says so. */
  opening?: boolean | undefined;
}

type CoverLinkProps = CoverFace & Omit<ComponentProps<typeof Link>, keyof CoverFace | "children">;

/** A closed book, as it stands on the shelf and in the preview of the editor. */
export function BookCover({ large, accent, blank, ...face }: CoverFace) {
  return (
    <div className={coverClass({ large, blank })} style={blank ? undefined : accentStyle(accent)}>
      <Face blank={blank} {...face} />
    </div>
  );
}

/** The same as a link that opens it. */
export function BookCoverLink(props: CoverLinkProps) {
  const { title, accent, picture, device, mark, blank, large, opening, className, ...link } = props;
  return (
    <Link
      {...link}
      aria-busy={opening || undefined}
      className={classNames(coverClass({ large, blank }), styles["link"], className)}
      style={blank ? undefined : accentStyle(accent)}
    >
      <Face {...{ title, picture, device, mark, blank, opening }} />
    </Link>
  );
}

function coverClass({ large, blank }: Pick<CoverFace, "large" | "blank">): string {
  return classNames(styles["cover"], large && styles["large"], blank && styles["blank"]);
}

function Face({ title, picture, device = "d20", mark, blank, opening }: Omit<CoverFace, "accent" | "large">) {
  return (
    <>
      {mark && (
        <span className={classNames(styles["mark"], mark === "Player" && styles["player"])}>{mark}</span>
      )}
      <span className={styles["board"]}>
        {picture ? (
          <img className={styles["art"]} src={picture} alt="" loading="lazy" decoding="async" />
        ) : (
          <span className={styles["device"]}>
            <Icon name={blank ? "new" : device} />
          </span>
        )}
        {opening && (
          <span className={styles["opening"]} role="status">
            Opening…
          </span>
        )}
        <span className={styles["label"]}>
          <span className={styles["title"]} dir="auto">
            {title}
          </span>
        </span>
      </span>
    </>
  );
}
