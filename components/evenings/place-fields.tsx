import { legendClass } from "@/components/ui/form/field";
import { NumberStepper } from "@/components/ui/form/number-stepper";
import { TextField } from "@/components/ui/form/text-field";
import { LIMIT } from "@/lib/constants";

const HOURS = { min: 1, max: 24 } as const;

interface PlaceFieldsProps {
  place: string;
  hours: number;
  autoFocus?: boolean;
  onPlace: (place: string) => void;
  onHours: (hours: number) => void;
}

/** The fields for where an evening is played and for how many hours. */
export function PlaceFields({ place, hours, autoFocus, onPlace, onHours }: PlaceFieldsProps) {
  return (
    <>
      <TextField
        label="Where"
        maxLength={LIMIT.eveningPlace}
        autoFocus={autoFocus}
        value={place}
        onChange={({ target }) => onPlace(target.value)}
      />
      <div>
        <span className={legendClass}>Hours</span>
        <NumberStepper label="Hours" {...HOURS} value={hours} onChange={onHours} />
      </div>
    </>
  );
}
