import { type ReactNode, useEffect, useRef } from "react";
import { LinksFoot } from "@/components/book/links-foot";
import { BrokenSeal } from "@/components/ui/broken-seal";
import { Button } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print/print-button";
import { PrintOnly } from "@/components/ui/print/print-only";
import { Prose } from "@/components/ui/text/prose";
import { WaxSeal } from "@/components/ui/wax-seal";
import { useHere } from "@/lib/client/page/here";
import type { Handout } from "@/lib/model/handout";
import styles from "./handout-leaf.module.css";

/** What the leaf of a handout is given, for who keeps and who reads it. */
export interface LeafProps<H extends Handout> {
  campaignId: number;
  handout: H;
  /** What the page is without it. */
  back: string;
  /** Another number each time that the dungeon master shows it, and its picture is large over the book; else 0. */
  led: number;
  onClose: () => void;
}

interface LeafFrameProps extends Pick<LeafProps<Handout>, "handout" | "back" | "onClose"> {
  isSealed: boolean;
  edit?: ReactNode;
  /** By whom or for whom it is there. */
  by: ReactNode;
  acts?: ReactNode;
  onEnlarge: () => void;
}

/** The leaf itself: the text and picture of a handout below its seal, and its printing. */
export function LeafFrame(props: LeafFrameProps) {
  const { handout, back, onClose, isSealed, edit, by, acts, onEnlarge } = props;
  const { id, title, text, image } = handout;
  const heading = useRef<HTMLHeadingElement>(null);
  useHere({ place: "handout", id });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={styles["top"]}>
        <Button className={styles["quiet"] ?? ""} icon="arrow-left" onClick={onClose}>
          {back}
        </Button>
        {edit}
      </div>
      <article className={styles["leaf"]} aria-label={title}>
        <span className={styles["seal"]} aria-hidden="true">
          {isSealed ? <WaxSeal /> : <BrokenSeal />}
        </span>
        {image && (
          <button type="button" className={styles["enlarge"]} title="See it large" onClick={onEnlarge}>
            <img src={image} alt={title} />
            <span className="vh">: see it large</span>
          </button>
        )}
        <h2 className="head" ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h2>
        <p className={styles["by"]}>{by}</p>
        <Prose text={text} />
        <LinksFoot kind="handout" id={id} name={title} />
      </article>
      <div className={styles["foot"]}>
        {acts}
        {!isSealed && (
          <>
            <Button icon="search" onClick={onEnlarge}>
              See it large
            </Button>
            <PrintButton />
          </>
        )}
      </div>
      <PrintOnly alone>
        <h1>{title}</h1>
        {image && <img className={styles["printed"]} src={image} alt="" />}
        <Prose text={text} />
      </PrintOnly>
    </>
  );
}
