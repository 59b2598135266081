import type { CSSProperties } from "react";
import { classNames } from "@/components/ui/class-names";
import { legendClass } from "@/components/ui/form/field";
import styles from "./cover-colour-picker.module.css";

const dyes = [
  { name: "Lapis", colour: "#2a6ca6" },
  { name: "Saddle", colour: "#a65c2a" },
  { name: "Madder", colour: "#9c2b1e" },
  { name: "Verdigris", colour: "#3f7a3a" },
  { name: "Orchil", colour: "#6b3f8c" },
  { name: "Slate", colour: "#4a5260" },
];

/** The colour of a cover: one of six dyes, or any other. */
export function CoverColourPicker({
  value,
  onChange,
}: {
  value: string;
  onChange: (colour: string) => void;
}) {
  const chosen = value.toLowerCase();
  const free = !dyes.some(({ colour }) => colour === chosen);
  return (
    <fieldset>
      <legend className={legendClass}>Accent Color</legend>
      <div className={styles["dyes"]}>
        {dyes.map(({ name, colour }) => (
          <input
            key={colour}
            type="radio"
            name="dye"
            aria-label={name}
            title={name}
            className={styles["dye"]}
            style={{ "--c": colour } as CSSProperties}
            checked={colour === chosen}
            onChange={() => onChange(colour)}
          />
        ))}
        <input
          type="color"
          aria-label="Any other accent color"
          title="Any other accent color"
          className={classNames(styles["dye"], styles["free"])}
          data-chosen={free || undefined}
          value={chosen}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </fieldset>
  );
}
