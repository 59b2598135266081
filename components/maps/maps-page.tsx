import { useState } from "react";
import { useBookSide } from "@/components/book/book-context";
import { useMovedRows } from "@/components/book/use-moved-rows";
import list from "@/components/handouts/handouts-page.module.css";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { lazyComponent } from "@/components/ui/lazy-component";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import { mapTexts } from "@/lib/messages/maps";
import type { Campaign } from "@/lib/model/campaign";
import { type BookMap, isKeptMap, type KeptMap } from "@/lib/model/map";
import { may } from "@/lib/policy";
import { GivenMapRow, KeptMapRow, WorldRow } from "./map-row";
import { type MapChoice, useChosenMap } from "./maps-context";
import { saveOrder } from "./save-order";

const [MapEditor, preloadEditor] = lazyComponent(
  () => import("./map-editor").then((module) => module.MapEditor),
  ({ onClose }) => onClose(),
);

/** The maps of a book: the world's first, then the others in their order; to arrange and open for who keeps them. */
export function MapsPage({ campaign }: { campaign: Campaign }) {
  const { id, role } = campaign;
  const isKeeper = may("map:keep", { role, owns: false });
  const { data, error, reload } = useQuery(api.maps.list, { id });
  const { choose } = useChosenMap();
  const { turnTo } = useBookSide();
  const [isAdding, setAdding] = useState(false);
  const see = (choice: MapChoice) => {
    choose(choice);
    turnTo("right");
  };
  return (
    <>
      <div className={list["top"]}>
        <h2 className="title">Maps</h2>
        {isKeeper && (
          <Button icon="plus" {...preloadEditor} onClick={() => setAdding(true)}>
            Add a map
          </Button>
        )}
      </div>
      <World campaign={campaign} isKeeper={isKeeper} onSee={() => see("world")} />
      {!data &&
        (error === undefined ? (
          <Skeleton text={mapTexts.loading} />
        ) : (
          <ErrorState text={mapTexts.loadFailed} onRetry={() => void reload()} />
        ))}
      {data?.length === 0 && isKeeper && <EmptyState icon="map" text={mapTexts.noneKept} />}
      {data?.length === 0 && !isKeeper && !campaign.mapImage && (
        <EmptyState icon="map" text={mapTexts.none} />
      )}
      {data && data.length > 0 && <Others campaignId={id} maps={data} onSee={see} />}
      {isAdding && (
        <MapEditor
          campaignId={id}
          map={undefined}
          onKept={(map) => see(map.id)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function World({ campaign, isKeeper, onSee }: { campaign: Campaign; isKeeper: boolean; onSee: () => void }) {
  if (!campaign.mapImage && !isKeeper) return null;
  return (
    <section aria-label="The world’s map">
      <h3 className="label">The world</h3>
      {campaign.mapImage ? (
        <ul className={list["list"]} aria-label="The world">
          <WorldRow {...{ campaign, isKeeper, onSee }} image={campaign.mapImage} />
        </ul>
      ) : (
        <p className="note">{mapTexts.noWorld}</p>
      )}
    </section>
  );
}

interface OthersProps {
  campaignId: number;
  maps: readonly BookMap[];
  onSee: (id: number) => void;
}

function Others({ campaignId, maps, onSee }: OthersProps) {
  const kept = maps.filter(isKeptMap);
  return (
    <section aria-label="Other maps">
      <h3 className="label">Other maps</h3>
      {kept.length > 0 ? (
        <KeptMaps {...{ campaignId, onSee }} maps={kept} />
      ) : (
        <ul className={list["list"]} aria-label="Other maps">
          {maps.map((map) => (
            <GivenMapRow key={map.id} map={map} onSee={() => onSee(map.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function KeptMaps({ campaignId, maps, onSee }: OthersProps & { maps: readonly KeptMap[] }) {
  const { data: members } = useQueryUntilLoaded(api.campaigns.listMembers, { id: campaignId });
  const { listed, moving, said } = useMovedRows(maps, {
    nameOf: ({ name }) => name,
    isBeside: () => true,
    save: (moved) => void saveOrder(campaignId, moved),
  });
  return (
    <>
      <span className="vh" role="status">
        {said}
      </span>
      <ul className={list["list"]} aria-label="Other maps">
        {listed.map((map) => (
          <KeptMapRow key={map.id} {...{ map, members, moving }} group={listed} onSee={() => onSee(map.id)} />
        ))}
      </ul>
    </>
  );
}
