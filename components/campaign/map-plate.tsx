"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import styles from "./map-plate.module.css";

/** The map, framed; a click lays it out large. */
export function MapPlate({ src, campaign }: { src: string; campaign: string }) {
  const [large, setLarge] = useState(false);
  const alt = `Map of ${campaign}`;
  return (
    <>
      <button
        type="button"
        className={styles["enlarge"]}
        title="Enlarge the map"
        onClick={() => setLarge(true)}
      >
        <img className={styles["plate"]} src={src} alt={alt} loading="lazy" />
        <span className="vh">: enlarge</span>
      </button>
      {large && (
        <Dialog title={alt} onClose={() => setLarge(false)}>
          <img className={styles["large"]} src={src} alt={alt} />
        </Dialog>
      )}
    </>
  );
}
