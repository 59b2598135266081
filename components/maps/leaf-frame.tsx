import { type ReactNode, useEffect, useRef, useState } from "react";
import handout from "@/components/handouts/handout-leaf.module.css";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/lazy-component";
import styles from "./maps.module.css";

const [PictureView, preloadView] = lazyComponent(
  () => import("@/components/ui/picture/picture-view").then((module) => module.PictureView),
  ({ onClose }) => onClose(),
);

interface LeafFrameProps {
  name: string;
  /** The map: its address, what it shows, and its pixels where they are known. */
  picture: { src: string | null; alt: string; width?: number; height?: number };
  /** What the page is without it. */
  back: string;
  edit?: ReactNode;
  /** For whom it is there. */
  by: ReactNode;
  acts?: ReactNode;
  /** What stands below the picture. */
  children?: ReactNode;
  onClose: () => void;
}

/** A map as it lies on the facing page. */
export function LeafFrame(props: LeafFrameProps) {
  const { name, picture, back, edit, by, acts, children, onClose } = props;
  const { src, alt, width, height } = picture;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [isLarge, setLarge] = useState(false);
  const enlarge = () => setLarge(true);
  return (
    <>
      <div className={handout["top"]}>
        <Button className={handout["quiet"] ?? ""} icon="arrow-left" onClick={onClose}>
          {back}
        </Button>
        {edit}
      </div>
      <article className={styles["leaf"]} aria-label={name}>
        {src && (
          <button
            type="button"
            className={styles["plate"]}
            title="See it large"
            {...preloadView}
            onClick={enlarge}
          >
            <img src={src} alt={alt} {...{ width, height }} />
            <span className="vh">: see it large</span>
          </button>
        )}
        <h2 className="title" ref={heading} tabIndex={-1} dir="auto">
          {name}
        </h2>
        <p className={handout["by"]}>{by}</p>
        {children}
      </article>
      <div className={handout["foot"]}>
        {src && (
          <Button icon="map" variant="primary" {...preloadView} onClick={enlarge}>
            Lay it open
          </Button>
        )}
        {acts}
      </div>
      {isLarge && src && <PictureView src={src} title={name} noun="Map" onClose={() => setLarge(false)} />}
    </>
  );
}
