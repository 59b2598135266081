import { useController, useFormContext } from "react-hook-form";
import { EntryList } from "@/components/creature/entry-list";
import { ImageField } from "@/components/ui/form/image-field";
import { Select } from "@/components/ui/form/select";
import { TextArea } from "@/components/ui/form/text-area";
import { TextField } from "@/components/ui/form/text-field";
import { LIMIT } from "@/lib/constants";
import type { Belonging, BelongingKind } from "@/lib/model/belonging";
import type { BelongingFields } from "@/lib/model/belonging-form";
import { ACTION_TYPES, SPELL_LEVELS, spellLevelOption } from "@/lib/rules/belonging";
import { AbilityFields } from "./ability-fields";
import styles from "./belonging-fields.module.css";

interface BelongingFormProps {
  kind: BelongingKind;
  /** An encounter's item lets its bearer do things. */
  withAbilities: boolean;
  /** What is stored already; new values are held to tighter limits. */
  stored: Belonging | undefined;
}

type TextName = "name" | "type" | "description" | "range" | "area" | "cost" | "effects";

/** Where the field takes more than one new effect may have, it says what a line may. */
const linesHint = (most: number): string =>
  most > LIMIT.effect
    ? `Each line is an effect of at most ${LIMIT.effect} characters, or as many as it has`
    : "Each line is an effect";

/** The fields of an item, a spell or an action. */
export function BelongingForm({ kind, withAbilities, stored }: BelongingFormProps) {
  const { register, control, formState } = useFormContext<BelongingFields>();
  const { errors } = formState;
  const field = (name: TextName) => ({ error: errors[name]?.message, ...register(name) });
  const image = useController({ control, name: "image" });
  const most = Math.max(LIMIT.effect, stored?.effects.join("\n").length ?? 0);
  return (
    <>
      <div className="pair">
        <TextField
          label="Name"
          data-autofocus
          autoComplete="off"
          maxLength={LIMIT.belongingName}
          {...field("name")}
        />
        {kind === "action" ? (
          <ActionType stored={stored?.type} />
        ) : (
          <TextField label="Type" autoComplete="off" maxLength={LIMIT.name} {...field("type")} />
        )}
      </div>
      <div className={kind === "spell" ? "pair" : undefined}>
        {kind === "spell" && <SpellLevel stored={stored} />}
        <ImageField
          label="Image"
          value={image.field.value}
          stored={stored?.image}
          onChange={image.field.onChange}
          error={errors.image?.message}
        />
      </div>
      <TextArea
        label="Description"
        maxLength={LIMIT.description}
        inputClassName={styles["text"] ?? ""}
        {...field("description")}
      />
      <div className={styles["facts"]}>
        {(["range", "area", "cost"] as const).map((fact) => (
          <TextField
            key={fact}
            label={`${fact.charAt(0).toUpperCase()}${fact.slice(1)}`}
            autoComplete="off"
            maxLength={LIMIT[fact]}
            {...field(fact)}
          />
        ))}
      </div>
      <TextArea
        label="Effect"
        maxLength={most}
        inputClassName={styles["text"] ?? ""}
        hint={kind === "item" ? undefined : linesHint(most)}
        {...field("effects")}
      />
      {withAbilities && <AbilityFields />}
      <EntryList
        name="damageTypes"
        legend="Damage types"
        entry="damage type"
        length={LIMIT.damageType}
        most={Math.max(LIMIT.damageBadges, stored?.damageTypes.length ?? 0)}
      />
    </>
  );
}

function SpellLevel({ stored }: Pick<BelongingFormProps, "stored">) {
  const { register, formState } = useFormContext<BelongingFields>();
  const levels: readonly number[] = SPELL_LEVELS;
  const others = stored?.level && !levels.includes(stored.level) ? [stored.level] : [];
  return (
    <Select
      label="Spell level"
      options={[...levels, ...others].map((level) => ({ value: level, label: spellLevelOption(level) }))}
      error={formState.errors.level?.message}
      {...register("level", { valueAsNumber: true })}
    />
  );
}

function ActionType({ stored }: { stored: string | undefined }) {
  const { register, formState } = useFormContext<BelongingFields>();
  const types: readonly string[] = ACTION_TYPES;
  const others = stored && !types.includes(stored) ? [stored] : [];
  return (
    <Select
      label="Type"
      options={[
        { value: "", label: "Choose a type" },
        ...[...types, ...others].map((type) => ({ value: type, label: type })),
      ]}
      error={formState.errors.type?.message}
      {...register("type")}
    />
  );
}
