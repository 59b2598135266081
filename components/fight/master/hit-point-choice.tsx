import type { HitPointsShown } from "@/lib/rules/fight-view";
import { Segments } from "@/components/fight/order/segments";

const CHOICES = [
  { value: "word", label: "As a word" },
  { value: "number", label: "As numbers" },
  { value: "nothing", label: "Not at all" },
] as const;

interface HitPointChoiceProps {
  value: HitPointsShown;
  onChange: (value: HitPointsShown) => void;
}

/** How much players see of monsters' hit points. */
export function HitPointChoice({ value, onChange }: HitPointChoiceProps) {
  return (
    <Segments
      label="Players see hit points of monsters"
      options={CHOICES}
      value={value}
      onChange={onChange}
    />
  );
}
