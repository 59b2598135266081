"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import type { Change } from "@/lib/client/api/invalidate";
import { useLiveEvent } from "@/lib/client/live/live-events";
import type { Difference } from "@/lib/rules/versions";
import { lazyComponent } from "@/components/ui/lazy-component";

const [VersionConflicts] = lazyComponent(() =>
  import("./version-conflicts").then((module) => module.VersionConflicts),
);

/** The stored version of what a form changes. */
export interface StoredVersion<F> {
  /** Whether a change may have touched it. */
  concerns: (change: Change) => boolean;
  /** As the form holds it; undefined where it is gone. */
  read: () => Promise<F | undefined>;
}

interface Newer {
  by: number | null;
  conflicts: Difference[];
}

const isFocused = (path: string) => {
  const { activeElement } = document;
  return activeElement?.getAttribute("name") === path;
};

/**
 * Keeps a form up to date with what others save: places where nothing was written follow at once, and where both wrote something a notice
 * asks which stays. Until then nothing is sent: `refuse` says so, and leads to the notice.
 */
export function useNewerVersion<F extends FieldValues, T extends FieldValues>(
  form: UseFormReturn<F, unknown, T>,
  stored: StoredVersion<F> | undefined,
  /** What a restored draft goes on from: others may have saved since. */
  base: F | undefined,
) {
  const [newer, setNewer] = useState<Newer>();
  const notice = useRef<HTMLElement>(null);
  const reading = useRef({ isReading: false, isAsked: false });
  const set = (path: string, value: unknown) =>
    form.setValue(path as FieldPath<F>, value as FieldPathValue<F, FieldPath<F>>);

  const compare = async (theirs: F, by: number | null, since = form.formState.defaultValues as F) => {
    const { compareVersions } = await import("@/lib/rules/versions");
    const differences = compareVersions(since, theirs, form.getValues());
    const conflicts = differences.filter(({ path, isConflict }) => isConflict || isFocused(path));
    for (const { path, theirs: value, isConflict } of differences)
      if (!isConflict && !isFocused(path)) set(path, value);
    if (differences.length > 0) form.resetDefaultValues(theirs);
    if (conflicts.length === 0) return;
    const isNew = ({ path }: Difference) => conflicts.some((one) => one.path === path);
    setNewer((before) => ({
      by,
      conflicts: [...(before?.conflicts.filter((one) => !isNew(one)) ?? []), ...conflicts],
    }));
  };
  /** Once at a time: an older answer is never compared after a newer one. */
  const look = async (by: number | null) => {
    reading.current.isAsked = true;
    if (!stored || reading.current.isReading) return;
    reading.current.isReading = true;
    while (reading.current.isAsked) {
      reading.current.isAsked = false;
      try {
        const theirs = await stored.read();
        if (theirs) await compare(theirs, by);
      } catch {
        // Asked for again by the next change.
      }
    }
    reading.current.isReading = false;
  };
  const compareRestored = useEffectEvent((restored: F) =>
    compare(form.formState.defaultValues as F, null, restored),
  );
  useEffect(() => {
    // Without the script nothing is compared, as when a form is sent before it came.
    if (base) void compareRestored(base).catch(() => {});
  }, [base]);
  useLiveEvent("change", (change) => {
    if (stored?.concerns(change)) void look(change.by);
  });
  useLiveEvent("resync", () => void look(null));

  const settle = (isTheirs: boolean) => {
    if (isTheirs)
      for (const { path, theirs } of newer?.conflicts ?? [])
        form.setValue(path as FieldPath<F>, theirs as FieldPathValue<F, FieldPath<F>>, { shouldDirty: true });
    setNewer(undefined);
  };
  return {
    /** Whether nothing may be sent yet. */
    refuse: (): boolean => {
      notice.current?.focus();
      return newer !== undefined;
    },
    notice: newer && (
      <VersionConflicts
        // The component is drawn for forms of any fields.
        form={form as unknown as UseFormReturn}
        {...newer}
        notice={notice}
        onShowTheirs={() => settle(true)}
        onKeepMine={() => settle(false)}
      />
    ),
  };
}
