import type { Ref } from "react";
import { NewerVersion, TwoVersions } from "@/components/ui/form/newer-version";
import { versionTexts } from "@/lib/messages/versions";
import type { PlaceAndHours } from "./use-place";

interface NewerPlaceProps {
  ref: Ref<HTMLElement>;
  written: PlaceAndHours;
  stored: PlaceAndHours;
  /** The fields that differ. */
  conflicts: readonly (keyof PlaceAndHours)[];
  onSettle: (isTheirs: boolean) => void;
}
const LABELS = { place: "Where", hours: "Hours" } as const;

/** The place and the hours that another dungeon master saved, beside one's own. */
export function NewerPlace({ ref, written, stored, conflicts, onSettle }: NewerPlaceProps) {
  const [one] = conflicts.length === 1 ? conflicts : [];
  const said = versionTexts.changedMeanwhile(undefined, one === "hours" ? "length" : one);
  return (
    <NewerVersion
      ref={ref}
      said={said}
      onShowTheirs={() => onSettle(true)}
      onKeepMine={() => onSettle(false)}
    >
      {conflicts.map((name) => (
        <TwoVersions
          key={name}
          field={LABELS[name]}
          theirs={String(stored[name])}
          mine={String(written[name])}
        />
      ))}
    </NewerVersion>
  );
}
