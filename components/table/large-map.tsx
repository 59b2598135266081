import { useEffect, useEffectEvent, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import type { ShownPage } from "@/lib/model/shown";

const [PictureView] = lazyComponent(
  () => import("@/components/ui/picture/picture-view").then((module) => module.PictureView),
  ({ onClose }) => onClose(),
);

interface LargeMapProps {
  campaign: { id: number; name: string; mapImage: string | null };
  /** As it was shown: without an id it is the world's. */
  page: ShownPage;
  onClose: () => void;
}

/** A shown map, large over the book. Once it is sealed or deleted it closes for good, so that opening it again doesn't bring it back. */
export function LargeMap({ campaign, page, onClose }: LargeMapProps) {
  const { data } = useQueryUntilLoaded(api.maps.list, page.id === null ? null : { id: campaign.id });
  const close = useEffectEvent(onClose);
  // Who turns elsewhere and comes back finds the page, not the picture again.
  useEffect(() => () => close(), []);
  const map = data?.find(({ id }) => id === page.id);
  const src = page.id === null ? campaign.mapImage : map?.image;
  // The list may be older than the showing: only a map that was there is gone.
  const [drawnFor, setDrawnFor] = useState<ShownPage>();
  if (src && drawnFor !== page) setDrawnFor(page);
  const isGone = drawnFor === page && !src;
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  return src ? (
    <PictureView src={src} title={map?.name ?? `Map of ${campaign.name}`} noun="Map" onClose={onClose} />
  ) : null;
}
