import { LinksFoot } from "@/components/book/links-foot";
import { EmptyState } from "@/components/ui/empty-state";
import { Prose } from "@/components/ui/text/prose";
import { campaignTexts } from "@/lib/messages/campaign";
import type { Campaign } from "@/lib/model/campaign";
import { MapPlate } from "./map-plate";

/** What lies before the players where the dungeon master has the notes: the map, and the world around it. */
export function WorldPage({ campaign }: { campaign: Campaign }) {
  const { name, setting, mapImage } = campaign;
  if (!setting.trim() && !mapImage) return <EmptyState icon="map" text={campaignTexts.noSetting} />;
  return (
    <div className="stack">
      <h2 className="title">The world</h2>
      {mapImage && <MapPlate src={mapImage} campaign={name} />}
      {setting.trim() && <Prose drop text={setting} />}
      <LinksFoot kind="page" id={campaign.id} name="Setting" />
    </div>
  );
}
