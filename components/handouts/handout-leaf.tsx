import { useEffect, useRef, useState } from "react";
import { LinksFoot } from "@/components/book/links-foot";
import { ShowButton } from "@/components/book/show-button";
import { BrokenSeal } from "@/components/ui/broken-seal";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { PrintButton } from "@/components/ui/print/print-button";
import { PrintOnly } from "@/components/ui/print/print-only";
import { LocalTime } from "@/components/ui/text/local-time";
import { Prose } from "@/components/ui/text/prose";
import { useBusy } from "@/components/ui/use-busy";
import { WaxSeal } from "@/components/ui/wax-seal";
import { api } from "@/lib/client/api/api";
import { mirrored } from "@/lib/client/page/mirror";
import { call } from "@/lib/client/api/call";
import { updateQuery, useQuery } from "@/lib/client/api/use-query";
import { useHere } from "@/lib/client/page/here";
import { type Handout, isKept } from "@/lib/model/handout";
import { forWhom } from "./for-whom";
import styles from "./handout-leaf.module.css";
import { SealBreaking } from "./seal-breaking";
import { useSeal } from "./use-seal";

const [HandoutEditor, preloadEditor] = lazyComponent(
  () => import("./handout-editor").then((module) => module.HandoutEditor),
  ({ onClose }) => onClose(),
);

interface HandoutLeafProps {
  campaignId: number;
  handout: Handout;
  /** What the page is without it. */
  back: string;
  /** Another number each time that the dungeon master shows it, and its picture is large over the book; else 0. */
  led: number;
  onClose: () => void;
}

/** A handout as one reads it, with what its keeper may do about it. */
export function HandoutLeaf({ campaignId, handout, back, led, onClose }: HandoutLeafProps) {
  const { id, title, text, image, openedAt } = handout;
  const kept = isKept(handout) ? handout : undefined;
  const { data: members = [] } = useQuery(api.campaigns.listMembers, kept ? { id: campaignId } : null);
  const { busy, run } = useBusy();
  const { opened, open, close, seal } = useSeal(campaignId);
  const [isEditing, setEditing] = useState(false);
  const isNew = !isKept(handout) && !handout.isRead;
  // The first look at a letter breaks its seal.
  const [view, setView] = useState<"large" | "first" | null>(
    isNew ? "first" : led > 0 && image ? "large" : null,
  );
  const [followed, setFollowed] = useState(led);
  if (led !== followed) {
    setFollowed(led);
    if (led > 0 && image) setView("large");
  }
  useHere({ place: "handout", id });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!isNew) return;
    updateQuery(api.handouts.list, { id: campaignId }, (all: Handout[]) =>
      all.map((one) => (one.id === id ? { ...one, isRead: true } : one)),
    );
    // What could not be noted now is new once more. Who looks through a player's eyes leaves no mark.
    if (mirrored() === null) call(api.handouts.read, { params: { id } }).catch(() => {});
  }, [isNew, id, campaignId]);

  const isSealed = kept?.isSealed ?? false;
  return (
    <>
      <div className={styles["top"]}>
        <Button className={styles["quiet"] ?? ""} icon="arrow-left" onClick={onClose}>
          {back}
        </Button>
        {kept && (
          <Button
            className={styles["quiet"] ?? ""}
            icon="edit"
            {...preloadEditor}
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        )}
      </div>
      <article className={styles["leaf"]} aria-label={title}>
        <span className={styles["seal"]} aria-hidden="true">
          {isSealed ? <WaxSeal /> : <BrokenSeal />}
        </span>
        {image && (
          <button
            type="button"
            className={styles["enlarge"]}
            title="See it large"
            onClick={() => setView("large")}
          >
            <img src={image} alt={title} />
            <span className="vh">: see it large</span>
          </button>
        )}
        <h2 className="head" ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h2>
        <p className={styles["by"]}>
          {isSealed && "sealed: no player can see that it exists"}
          {kept && !isSealed && forWhom(kept.openedFor, members)}
          {!kept && openedAt && (
            <>
              laid before you, <LocalTime at={openedAt} />
            </>
          )}
        </p>
        <Prose text={text} />
        <LinksFoot kind="handout" id={id} name={title} />
      </article>
      <div className={styles["foot"]}>
        {kept && isSealed && (
          <>
            <Button
              className={styles["wax"] ?? ""}
              busy={busy}
              onClick={() => void run(() => open(handout, "all"))}
            >
              Break the seal
            </Button>
            <p className="note">Opens it for all; Edit opens it for some.</p>
          </>
        )}
        {kept && !isSealed && (
          <ShowButton look="button" campaignId={campaignId} place="handout" id={id} what={title} />
        )}
        {kept && !isSealed && (
          <Button busy={busy} onClick={() => void run(() => seal(handout))}>
            Seal it again
          </Button>
        )}
        {!isSealed && (
          <>
            <Button icon="search" onClick={() => setView("large")}>
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
      {(view || opened) && (
        <SealBreaking
          handout={opened ?? handout}
          isOpen={view === "large" && !opened}
          onClose={() => {
            setView(null);
            close();
          }}
        />
      )}
      {isEditing && (
        <HandoutEditor
          campaignId={campaignId}
          handout={kept}
          onClose={() => setEditing(false)}
          onGone={onClose}
        />
      )}
    </>
  );
}
