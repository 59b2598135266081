import { ShowButton } from "@/components/book/show-button";
import type { Campaign } from "@/lib/model/campaign";
import { may } from "@/lib/policy";
import { LeafFrame } from "./leaf-frame";

interface WorldLeafProps {
  campaign: Campaign;
  back: string;
  onClose: () => void;
}

/** The world's map, which is the campaign's own and open to all. */
export function WorldLeaf({ campaign, back, onClose }: WorldLeafProps) {
  const { id, name, mapImage, role } = campaign;
  return (
    <LeafFrame
      {...{ name, back, onClose }}
      picture={{ src: mapImage, alt: `Map of ${name}` }}
      by="the world; for all"
      acts={
        may("table:show", { role, owns: false }) && (
          <ShowButton look="button" campaignId={id} place="map" what="the map" />
        )
      }
    />
  );
}
