import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { TextArea } from "@/components/ui/form/text-area";
import { TextField } from "@/components/ui/form/text-field";
import { LIMIT } from "@/lib/constants";
import type { CharacterFields } from "@/lib/model/creature-form";
import type { OriginKind } from "@/lib/model/origin";
import { SCORE } from "@/lib/rules/abilities";
import { ORIGIN_SKILLS, SKILLS } from "@/lib/rules/skills";
import { EntryList } from "./entry-list";
import { OriginOffer } from "./origin-offer";
import { OriginSays } from "./origin-says";
import { SkillPicker } from "./skill-picker";
import styles from "./step.module.css";
import { type OriginSaid, useOriginSays } from "./use-origin-says";

const titles = { race: "Race", background: "Background", class: "Class" } as const;

interface OriginStepProps {
  kind: OriginKind;
  /** The highest score to which what the library says may raise one. */
  most?: number;
  /** Takes the second column; tools and languages go below the text then. */
  children?: ReactNode;
}

/** A race, a background or a class: name, text, tools, languages, skills; what the library knows of races and classes. */
export function OriginStep({ kind, most = SCORE.wizardMax, children }: OriginStepProps) {
  return kind === "background" ? (
    <Step kind={kind}>{children}</Step>
  ) : (
    <OfferedStep kind={kind} most={most}>
      {children}
    </OfferedStep>
  );
}

interface OfferedStepProps extends Required<Pick<OriginStepProps, "most">> {
  kind: "race" | "class";
  children: ReactNode;
}

function OfferedStep({ kind, most, children }: OfferedStepProps) {
  const says = useOriginSays(kind, most);
  return (
    <Step kind={kind} says={says} offer={<OriginOffer kind={kind} says={says} />}>
      {children}
    </Step>
  );
}

interface StepProps extends Omit<OriginStepProps, "most"> {
  says?: OriginSaid;
  offer?: ReactNode;
}

function Step({ kind, says, offer, children }: StepProps) {
  const { register, formState } = useFormContext<CharacterFields>();
  const errors = formState.errors[kind];
  const lists = (
    <>
      <EntryList name={`${kind}.tools`} legend="Tools" entry="tool" length={LIMIT.proficiency} />
      <EntryList name={`${kind}.languages`} legend="Languages" entry="language" length={LIMIT.proficiency} />
    </>
  );
  return (
    <>
      <div className={styles["split"]}>
        <div className="stack">
          {offer}
          <TextField
            label={`${titles[kind]} name`}
            maxLength={LIMIT.name}
            autoComplete="off"
            error={errors?.name?.message}
            {...register(`${kind}.name`)}
          />
          <TextArea
            label={`${titles[kind]} description`}
            maxLength={LIMIT.description}
            error={errors?.description?.message}
            {...register(`${kind}.description`)}
          />
          {children && <div className={styles["lists"]}>{lists}</div>}
        </div>
        <div className="stack">
          {says && <OriginSays says={says} />}
          {children ?? lists}
        </div>
      </div>
      <div className={styles["skills"]}>
        <SkillPicker
          name={`${kind}.skills`}
          options={kind === "class" ? (says?.skills ?? SKILLS) : ORIGIN_SKILLS}
          bonus={kind !== "class"}
        />
      </div>
    </>
  );
}
