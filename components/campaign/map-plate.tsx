"use client";

import { useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import styles from "./map-plate.module.css";

const [PictureView, preloadView] = lazyComponent(
  () => import("@/components/ui/picture/picture-view").then((module) => module.PictureView),
  ({ onClose }) => onClose(),
);

/** The map, framed; a click opens it over the whole screen. */
export function MapPlate({ src, campaign }: { src: string; campaign: string }) {
  const [open, setOpen] = useState(false);
  const alt = `Map of ${campaign}`;
  return (
    <>
      <button
        type="button"
        className={styles["enlarge"]}
        title="Enlarge the map"
        {...preloadView}
        onClick={() => setOpen(true)}
      >
        <img className={styles["plate"]} src={src} alt={alt} loading="lazy" />
        <span className="vh">: enlarge</span>
      </button>
      {open && <PictureView src={src} title={alt} noun="Map" onClose={() => setOpen(false)} />}
    </>
  );
}
