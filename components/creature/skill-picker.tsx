import { useController, useFormContext } from "react-hook-form";
import { CheckboxList } from "@/components/ui/form/checkbox-list";
import { signed } from "@/lib/rules/abilities";
import { MOST_SKILLS, SKILL_BONUS } from "@/lib/rules/skills";

interface SkillPickerProps {
  /** Where the form keeps them. */
  name: string;
  options: readonly string[];
  /** Says that each of them gives its bonus. */
  bonus?: boolean;
}

type Chosen = Record<string, string[]>;

/** At most two skills: with two chosen, the others wait. Stored ones that are no options can be taken back. */
export function SkillPicker({ name, options, bonus = true }: SkillPickerProps) {
  const { control } = useFormContext<Chosen>();
  const { field } = useController({ control, name });
  const chosen = field.value ?? [];
  const others = chosen.filter((skill) => !options.includes(skill));
  return (
    <CheckboxList
      legend={
        <>
          Selected Skills:{" "}
          <span className="num">
            {chosen.length}/{MOST_SKILLS}
          </span>
          {bonus && `, each adds ${signed(SKILL_BONUS)}`}
        </>
      }
      options={[...options, ...others]}
      value={chosen}
      max={MOST_SKILLS}
      onChange={field.onChange}
    />
  );
}
