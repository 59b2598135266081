"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { FieldNotes, legendClass } from "./field";
import { IconButton } from "@/components/ui/icon-button";
import styles from "./list-field.module.css";
import { move } from "./move";

interface ListFieldProps<Row> {
  legend: string;
  legendHidden?: boolean;
  /** Where a form keeps them that follows what others save. */
  name?: string | undefined;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** A new, empty row. */
  create: () => Row;
  /** The fields of one row; `change` replaces it. The first control in it gets the focus when the row is added. */
  renderRow: (row: Row, change: (row: Row) => void, index: number) => ReactNode;
  /** What a button calls the row, e.g. "House Verrin" or "theme 2". */
  rowName: (row: Row, index: number) => string;
  /** The text of the button that adds a row. */
  add: string;
  max?: number;
  /** What stands there as long as there is no row. */
  empty?: ReactNode;
  reorder?: boolean;
  error?: string | undefined;
}

const without = <Entry,>(entries: readonly Entry[], index: number) => entries.filter((_, at) => at !== index);

type FocusWish = { index: number; part: "row" | "remove" | "up" | "down" };

/** Rows that a person adds, changes, moves and removes; the focus follows what was done. */
export function ListField<Row>(props: ListFieldProps<Row>) {
  const { rows, onChange, create, renderRow, rowName, add, max = Number.POSITIVE_INFINITY, reorder } = props;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [wish, setWish] = useState<FocusWish>();
  const [said, setSaid] = useState("");
  const { keys, setKeys, fresh } = useRowKeys(rows.length);

  useEffect(() => {
    if (!wish) return;
    const row = list.current?.children[Math.min(wish.index, rows.length - 1)];
    const other = { up: "down", down: "up", row: "row", remove: "remove" }[wish.part];
    const target =
      wish.part === "row"
        ? row?.querySelector<HTMLElement>("input, textarea, select")
        : (row?.querySelector<HTMLElement>(`[data-part="${wish.part}"]:enabled`) ??
          row?.querySelector<HTMLElement>(`[data-part="${other}"]:enabled`));
    (target ?? addButton.current)?.focus();
    setWish(undefined);
  }, [wish, rows.length]);

  const change = (next: Row[], nextKeys: string[], focus: FocusWish, sentence: string) => {
    setKeys(nextKeys);
    onChange(next);
    setWish(focus);
    setSaid(sentence);
  };

  return (
    <fieldset aria-describedby={props.error ? `${id}-error` : undefined}>
      <legend className={props.legendHidden ? "vh" : legendClass}>{props.legend}</legend>
      {rows.length === 0 && props.empty}
      <ol className={styles["list"]} ref={list} data-field={props.name}>
        {rows.map((row, index) => (
          <li key={keys[index]} className={styles["row"]}>
            <div className={styles["fields"]}>
              {renderRow(row, (next) => onChange(rows.map((old, at) => (at === index ? next : old))), index)}
            </div>
            <RowActs
              name={rowName(row, index)}
              index={index}
              count={rows.length}
              reorder={reorder}
              onMove={(to, part) =>
                change(
                  move(rows, index, to),
                  move(keys, index, to),
                  { index: to, part },
                  `${rowName(row, index)} is now ${to + 1} of ${rows.length}`,
                )
              }
              onRemove={() =>
                change(
                  without(rows, index),
                  without(keys, index),
                  { index, part: "remove" },
                  `${rowName(row, index)} removed`,
                )
              }
            />
          </li>
        ))}
      </ol>
      <FieldNotes id={id} error={props.error} />
      <Button
        ref={addButton}
        className={styles["add"]}
        icon="plus"
        disabled={rows.length >= max}
        onClick={() =>
          change([...rows, create()], [...keys, fresh()], { index: rows.length, part: "row" }, "")
        }
      >
        {add}
      </Button>
      <p className="vh" role="status">
        {said}
      </p>
    </fieldset>
  );
}

interface RowActsProps {
  name: string;
  index: number;
  count: number;
  reorder: boolean | undefined;
  onMove: (to: number, part: "up" | "down") => void;
  onRemove: () => void;
}

function RowActs({ name, index, count, reorder, onMove, onRemove }: RowActsProps) {
  return (
    <div className={classNames(styles["acts"], reorder && styles["three"])}>
      {reorder &&
        (["up", "down"] as const).map((part) => {
          const to = part === "up" ? index - 1 : index + 1;
          return (
            <IconButton
              key={part}
              data-part={part}
              icon={part === "up" ? "arrow-up" : "arrow-down"}
              label={`Move ${name} ${part}`}
              disabled={to < 0 || to >= count}
              onClick={() => onMove(to, part)}
            />
          );
        })}
      <IconButton data-part="remove" icon="trash" label={`Remove ${name}`} onClick={onRemove} />
    </div>
  );
}

/** Rows have no ids of their own; these stay with a row while it moves. */
function useRowKeys(count: number) {
  const next = useRef(count);
  const [known, setKeys] = useState(() => Array.from({ length: count }, (_, index) => `row-${index}`));
  const fresh = () => `row-${next.current++}`;
  const keys =
    known.length === count
      ? known
      : Array.from({ length: count }, (_, index) => known[index] ?? `late-${index}`);
  return { keys, setKeys, fresh };
}
