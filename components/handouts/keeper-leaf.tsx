import { useState } from "react";
import { ShowButton } from "@/components/book/show-button";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import type { KeptHandout } from "@/lib/model/handout";
import { forWhom } from "./for-whom";
import { useChosenHandout } from "./handouts-context";
import styles from "./handout-leaf.module.css";
import { LeafFrame, type LeafProps } from "./leaf-frame";
import { SealBreaking } from "./seal-breaking";
import { useHeldWhile } from "./use-held-while";
import { useLargeView } from "./use-large-view";
import { useSeal } from "./use-seal";

const [HandoutEditor, preloadEditor] = lazyComponent(
  () => import("./handout-editor").then((module) => module.HandoutEditor),
  ({ onClose }) => onClose(),
);

/** A handout as who keeps it sees it: to edit, to seal and to show. */
export function KeeperLeaf({ campaignId, handout, back, led, onClose }: LeafProps<KeptHandout>) {
  const { id, title, isSealed, openedFor } = handout;
  const { data: members } = useQueryUntilLoaded(api.campaigns.listMembers, { id: campaignId });
  const { busy, run } = useBusy();
  const { opened, open, close, seal } = useSeal(campaignId);
  const [isEditing, setEditing] = useState(false);
  const { choose, hold } = useChosenHandout();
  useHeldWhile(isEditing, handout, hold);
  const large = useLargeView(handout, led, false);
  return (
    <>
      <LeafFrame
        {...{ handout, back, onClose, isSealed }}
        edit={
          <Button
            className={styles["quiet"] ?? ""}
            icon="edit"
            {...preloadEditor}
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        }
        by={isSealed ? "sealed: no player can see that it exists" : forWhom(openedFor, members)}
        acts={
          isSealed ? (
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
          ) : (
            <>
              <ShowButton look="button" campaignId={campaignId} place="handout" id={id} what={title} />
              <Button busy={busy} onClick={() => void run(() => seal(handout))}>
                Seal it again
              </Button>
            </>
          )
        }
        onEnlarge={large.enlarge}
      />
      {(large.view || opened) && (
        <SealBreaking
          handout={opened ?? handout}
          isOpen={large.view === "large" && !opened}
          onClose={() => {
            large.close();
            close();
          }}
        />
      )}
      {isEditing && (
        <HandoutEditor
          campaignId={campaignId}
          handout={handout}
          onKept={(kept) => kept.id !== id && choose(kept.id)}
          onClose={() => setEditing(false)}
          onGone={onClose}
        />
      )}
    </>
  );
}
