"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { shrinkImage } from "@/lib/client/page/shrink-image";
import { LIMIT } from "@/lib/constants";
import { FieldNotes, legendClass } from "./field";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import styles from "./image-field.module.css";
import { preparing } from "./pending-pictures";
import { useObjectUrl } from "./use-object-url";

interface ImageFieldProps {
  label: string;
  /** The picture that was chosen just now. */
  value: File | undefined;
  /** The address of the picture that is stored already. */
  stored?: string | null | undefined;
  onChange: (file: File | undefined) => void;
  /** A map keeps more of it than other pictures. */
  isMap?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Chooses one picture, shows it, and hands on a copy that is small enough to send. */
export function ImageField({ label, value, stored, onChange, isMap, hint, error }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);
  const [refused, setRefused] = useState<string>();
  const [working, setWorking] = useState(false);
  const preview = useObjectUrl(value) ?? stored;
  const problem = refused ?? error;

  async function take(file: File): Promise<boolean> {
    latest.current = file;
    setWorking(true);
    const result = await shrinkImage(file, isMap ? LIMIT.map : LIMIT.image);
    // Another one was chosen meanwhile.
    if (latest.current !== file) return true;
    setWorking(false);
    const taken = typeof result !== "string";
    setRefused(taken ? undefined : result);
    if (taken) onChange(result);
    else clear();
    return taken;
  }
  function clear() {
    latest.current = undefined;
    setWorking(false);
    if (input.current) input.current.value = "";
    onChange(undefined);
  }

  return (
    <div>
      <label className={legendClass} htmlFor={id}>
        {label}
      </label>
      <div className={styles["upload"]} aria-busy={working || undefined}>
        {preview ? (
          <img className={styles["thumb"]} src={preview} alt="" width={56} height={56} />
        ) : (
          <span className={styles["thumb"]}>
            <Icon name="image" />
          </span>
        )}
        <span className={styles["choose"]} aria-hidden="true">
          Choose file
        </span>
        <span className={styles["name"]} id={`${id}-name`}>
          {working
            ? "Preparing…"
            : (value?.name ?? (stored ? "Keeping the present picture" : "No file chosen"))}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-name ${problem ? `${id}-error` : hint ? `${id}-hint` : ""}`.trim()}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) preparing(take(file));
          }}
        />
        {value && (
          <IconButton
            className={styles["remove"]}
            icon="close"
            label={`Take back ${value.name}`}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          />
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={problem} />
    </div>
  );
}
