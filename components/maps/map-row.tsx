import type { ReactNode } from "react";
import { MoveGrip } from "@/components/book/move-grip";
import { ShowButton } from "@/components/book/show-button";
import type { Moving } from "@/components/book/use-moved-rows";
import { forWhom } from "@/components/handouts/for-whom";
import list from "@/components/handouts/handouts-page.module.css";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { useBusy } from "@/components/ui/use-busy";
import { WaxSeal } from "@/components/ui/wax-seal";
import type { Campaign } from "@/lib/model/campaign";
import type { BookMap, KeptMap } from "@/lib/model/map";
import type { Member } from "@/lib/model/member";
import styles from "./maps.module.css";
import { type MapChoice, useChosenMap } from "./maps-context";
import { openMapToAll } from "./seal-map";

interface RowProps {
  choice: MapChoice;
  image: string | null;
  isSealed?: boolean;
  name: string;
  /** For whom it is there. */
  meta?: string;
  isMoving?: boolean;
  grip?: ReactNode;
  act?: ReactNode;
  onSee: () => void;
}

/** A map in small: pressed anywhere it is laid on the facing page. */
function Row({ choice, image, isSealed, name, meta, isMoving, grip, act, onSee }: RowProps) {
  const { choice: chosen } = useChosenMap();
  return (
    <li className={classNames(list["row"], !grip && list["plain"], isMoving && list["moving"])}>
      {grip}
      <span className={classNames(list["paper"], styles["thumb"])} aria-hidden="true">
        {image ? (
          <img src={image} alt="" loading="lazy" decoding="async" width={92} height={64} />
        ) : (
          <Icon name="map" />
        )}
        {isSealed && <WaxSeal className={styles["wax"]} />}
      </span>
      <button
        type="button"
        className={list["go"]}
        aria-current={choice === chosen || undefined}
        onClick={onSee}
      >
        <b dir="auto">{name}</b>
        {meta && <span className={list["meta"]}>{meta}</span>}
      </button>
      {act}
    </li>
  );
}

interface WorldRowProps {
  campaign: Campaign;
  image: string;
  isKeeper: boolean;
  onSee: () => void;
}
/** The world's map, which is the campaign's own. */
export function WorldRow({ campaign: { id, name }, image, isKeeper, onSee }: WorldRowProps) {
  const show = (
    <span className={list["show"]}>
      <ShowButton look="short" campaignId={id} place="map" what="the map" />
    </span>
  );
  return (
    <Row
      choice="world"
      {...{ image, name, onSee }}
      meta="the world; for all"
      grip={isKeeper && <span className={styles["spacer"]} />}
      act={isKeeper && show}
    />
  );
}

export function GivenMapRow({ map: { id, name, image }, onSee }: { map: BookMap; onSee: () => void }) {
  return <Row choice={id} {...{ image, name, onSee }} />;
}

interface KeptMapRowProps {
  map: KeptMap;
  group: readonly KeptMap[];
  members: readonly Member[] | undefined;
  moving: Moving<KeptMap>;
  onSee: () => void;
}
export function KeptMapRow({ map, group, members, moving, onSee }: KeptMapRowProps) {
  const { id, campaignId, name, image, isSealed, openedFor } = map;
  const { busy, run } = useBusy();
  return (
    <Row
      choice={id}
      {...{ image, isSealed, name, onSee }}
      meta={isSealed ? "sealed" : forWhom(openedFor, members)}
      isMoving={moving.lifted === id}
      grip={<MoveGrip row={map} {...{ group, name, moving }} />}
      act={
        isSealed ? (
          <Button
            className={list["quiet"] ?? ""}
            busy={busy}
            onClick={() => void run(() => openMapToAll(map))}
          >
            Open<span className="vh"> {name} to all</span>
          </Button>
        ) : (
          <span className={list["show"]}>
            <ShowButton look="short" {...{ campaignId, id }} place="map" what={name} />
          </span>
        )
      }
    />
  );
}
