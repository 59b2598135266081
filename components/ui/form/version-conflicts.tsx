import type { Ref } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { storedUserId } from "@/lib/client/api/credentials";
import { usePresent } from "@/lib/client/live/live-events";
import { versionTexts } from "@/lib/messages/versions";
import type { Difference } from "@/lib/rules/versions";
import { NewerVersion, TwoVersions } from "./newer-version";

interface ConflictsProps {
  form: UseFormReturn;
  /** Who saved it; null where that is not known. */
  by: number | null;
  conflicts: readonly Difference[];
  /** Gets the focus where something is sent before one version was chosen. */
  notice: Ref<HTMLElement>;
  onShowTheirs: () => void;
  onKeepMine: () => void;
}

/** The places of a form in which somebody else saved another version than one's own. */
export function VersionConflicts(props: ConflictsProps) {
  const { form, by, conflicts, notice, onShowTheirs, onKeepMine } = props;
  const present = usePresent();
  const names = conflicts.map(({ path }) => path);
  const mine: readonly unknown[] = useWatch({ control: form.control, name: names });
  const isOneself = by !== null && String(by) === storedUserId();
  const who = isOneself ? versionTexts.youElsewhere : present.find(({ id }) => id === by)?.username;
  const [first] = conflicts;
  const one = conflicts.length === 1 && first ? fieldName(first.path) : undefined;
  return (
    <NewerVersion
      ref={notice}
      said={versionTexts.changedMeanwhile(who, one)}
      {...{ onShowTheirs, onKeepMine }}
    >
      {conflicts.map(({ path, theirs }, index) => (
        <TwoVersions
          key={path}
          {...(one === undefined && { field: fieldName(path) })}
          theirs={valueText(theirs)}
          mine={valueText(mine[index])}
        />
      ))}
    </NewerVersion>
  );
}

/** "race: description" of `race.description`. */
const fieldName = (path: string) =>
  path
    .split(".")
    .map((part) => part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .join(": ");

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(valueText).join("\n");
  if (typeof value === "object" && value !== null) return Object.values(value).map(valueText).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};
