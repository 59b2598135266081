import { useState } from "react";
import { LinksFoot } from "@/components/book/links-foot";
import { ShowButton } from "@/components/book/show-button";
import { forWhom } from "@/components/handouts/for-whom";
import handout from "@/components/handouts/handout-leaf.module.css";
import { useHeldWhile } from "@/components/handouts/use-held-while";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import { useHere } from "@/lib/client/page/here";
import { mapTexts } from "@/lib/messages/maps";
import type { Campaign } from "@/lib/model/campaign";
import { type BookMap, isKeptMap, type KeptMap } from "@/lib/model/map";
import { LeafFrame } from "./leaf-frame";
import styles from "./maps.module.css";
import { useChosenMap } from "./maps-context";
import { openMapToAll, sealMapAgain } from "./seal-map";
import { WorldLeaf } from "./world-leaf";

const [MapEditor, preloadEditor] = lazyComponent(
  () => import("./map-editor").then((module) => module.MapEditor),
  ({ onClose }) => onClose(),
);

interface LeafProps<M extends BookMap> {
  map: M;
  back: string;
  onClose: () => void;
}

type MapLeafProps = Omit<LeafProps<BookMap>, "map"> & {
  campaign: Campaign;
  /** The world's, which is the campaign's own, where it is none of the others. */
  map: BookMap | undefined;
};

/** A map on the facing page, with what its keeper may do about it. */
export function MapLeaf({ campaign, map, ...props }: MapLeafProps) {
  useHere({ place: "map", id: map?.id ?? null });
  if (!map) return <WorldLeaf campaign={campaign} {...props} />;
  if (isKeptMap(map)) return <KeeperLeaf map={map} {...props} />;
  return (
    <LeafFrame {...props} {...frameOf(map)} by="laid before you">
      <Words map={map} />
    </LeafFrame>
  );
}

const frameOf = ({ name, image, alt, width, height }: BookMap) => ({
  name,
  picture: { src: image, alt: alt || `Picture of ${name}`, width, height },
});

/** What the map shows, in words, and what links to it. */
function Words({ map }: { map: BookMap }) {
  const { id, name, alt, image } = map;
  return (
    <>
      {image === null && isKeptMap(map) && <p className="note">{mapTexts.lostPicture}</p>}
      {alt && (
        <dl className={styles["words"]}>
          <dt className="label">In words</dt>
          <dd dir="auto">{alt}</dd>
        </dl>
      )}
      <LinksFoot kind="map" id={id} name={name} />
    </>
  );
}

function KeeperLeaf({ map, back, onClose }: LeafProps<KeptMap>) {
  const { id, campaignId, name, isSealed, openedFor } = map;
  const { data: members } = useQueryUntilLoaded(api.campaigns.listMembers, { id: campaignId });
  const { busy, run } = useBusy();
  const [isEditing, setEditing] = useState(false);
  const { choose, hold } = useChosenMap();
  useHeldWhile(isEditing, map, hold);
  return (
    <>
      <LeafFrame
        {...{ back, onClose }}
        {...frameOf(map)}
        by={isSealed ? "sealed: no player can see that it exists" : forWhom(openedFor, members)}
        edit={
          <Button
            className={handout["quiet"] ?? ""}
            icon="edit"
            {...preloadEditor}
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        }
        acts={
          isSealed ? (
            <>
              <Button busy={busy} onClick={() => void run(() => openMapToAll(map))}>
                Open to all
              </Button>
              <p className="note">Edit opens it for some.</p>
            </>
          ) : (
            <>
              <ShowButton look="button" {...{ campaignId, id }} place="map" what={name} />
              <Button busy={busy} onClick={() => void run(() => sealMapAgain(map))}>
                Seal it
              </Button>
            </>
          )
        }
      >
        <Words map={map} />
      </LeafFrame>
      {isEditing && (
        <MapEditor
          campaignId={campaignId}
          map={map}
          onKept={(kept) => kept.id !== id && choose(kept.id)}
          onClose={() => setEditing(false)}
          onGone={onClose}
        />
      )}
    </>
  );
}
