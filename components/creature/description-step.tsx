import { useFormContext } from "react-hook-form";
import { TextArea } from "@/components/ui/form/text-area";
import { LIMIT } from "@/lib/constants";
import type { CreatureFields } from "@/lib/model/creature-form";
import styles from "./step.module.css";

export function DescriptionStep({ of }: { of: "Character" | "Encounter" }) {
  const { register, formState } = useFormContext<CreatureFields>();
  return (
    <TextArea
      label={`${of} description`}
      maxLength={LIMIT.description}
      inputClassName={styles["description"] ?? ""}
      error={formState.errors.description?.message}
      {...register("description")}
    />
  );
}
