"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { lazyPage } from "@/components/ui/lazy-page";
import type { Campaign } from "@/lib/model/campaign";
import { useChosenMap } from "./maps-context";

const [MapLeaf] = lazyPage(
  () => import("./map-leaf").then((module) => module.MapLeaf),
  ({ back, onClose }) => (
    <Button icon="arrow-left" onClick={onClose}>
      {back}
    </Button>
  ),
);

interface FacingMapProps {
  campaign: Campaign;
  /** What the page is when no map lies on it. */
  back: string;
  children: ReactNode;
}

/** The facing page: the map that was chosen, laid over what else it shows, which keeps what is being written there. */
export function FacingMap({ campaign, back, children }: FacingMapProps) {
  const { choice, chosen, choose } = useChosenMap();
  const isCovered = chosen !== undefined || (choice === "world" && campaign.mapImage !== null);
  return (
    <>
      <div hidden={isCovered} style={isCovered ? undefined : { display: "contents" }}>
        {children}
      </div>
      {isCovered && (
        <MapLeaf key={choice} map={chosen} {...{ campaign, back }} onClose={() => choose(null)} />
      )}
    </>
  );
}
