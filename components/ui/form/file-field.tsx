"use client";

import { useId } from "react";
import { FieldNotes, legendClass } from "./field";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import styles from "./image-field.module.css";

interface FileFieldProps {
  label: string;
  icon: IconName;
  /** As the browser's own dialog takes it; whoever reads the file decides. */
  accept: string;
  value: File | undefined;
  onChange: (file: File | undefined) => void;
  hint?: string;
  error?: string | undefined;
}

/** Chooses one file that is no picture, by a click, a key or by dropping it. */
export function FileField({ label, icon, accept, value, onChange, hint, error }: FileFieldProps) {
  const id = useId();
  const notes = error ? `${id}-error` : hint ? `${id}-hint` : "";
  return (
    <div>
      <label className={legendClass} htmlFor={id}>
        {label}
      </label>
      <div className={styles["upload"]}>
        <span className={styles["thumb"]}>
          <Icon name={icon} />
        </span>
        <span className={styles["choose"]} aria-hidden="true">
          Choose file
        </span>
        <span className={styles["name"]} id={`${id}-name`}>
          {value?.name ?? "No file chosen"}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          data-autofocus
          aria-describedby={`${id}-name ${notes}`.trim()}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.files?.[0])}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
