import { type RefObject, useId } from "react";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/form/select";
import { LIMIT } from "@/lib/constants";
import { libraryTexts } from "@/lib/messages/library";
import { CHALLENGES } from "@/lib/rules/challenge";
import { type Filters, KINDS, type TakenKind } from "./kinds";
import styles from "./search-bar.module.css";
import type { LibraryPicker } from "./use-library-picker";

interface SearchBarProps {
  kind: TakenKind;
  input: RefObject<HTMLInputElement | null>;
  picker: Pick<LibraryPicker, "query" | "seek" | "filters" | "narrow">;
}

/** What is looked for, and what narrows it. */
export function SearchBar({ kind, input, picker }: SearchBarProps) {
  const { query, seek, filters, narrow } = picker;
  return (
    <search className={styles["bar"]}>
      <div className={styles["search"]}>
        <Icon name="search" />
        <input
          ref={input}
          data-autofocus
          type="search"
          aria-label={libraryTexts.search(kind)}
          placeholder={libraryTexts.search(kind)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LIMIT.name}
          value={query}
          onChange={(event) => seek(event.target.value)}
        />
        {query !== "" && (
          <IconButton
            icon="close"
            label={libraryTexts.clear}
            onClick={() => {
              seek("");
              input.current?.focus();
            }}
          />
        )}
      </div>
      <div className={styles["filters"]} data-three={KINDS[kind].filters.length > 2 || undefined}>
        {kind === "monsters" && <Span filters={filters} onFilters={narrow} />}
        {KINDS[kind].filters.map(({ name, label, options }) => (
          <Select
            key={name}
            label={label}
            options={options}
            value={filters[name] ?? ""}
            onChange={({ target: { value } }) => narrow({ ...filters, [name]: value })}
          />
        ))}
      </div>
    </search>
  );
}

const FROM = CHALLENGES.map((value) => ({ value, label: value }));
const TO = FROM.toReversed();
const [LOWEST, HIGHEST] = [FROM[0]?.value ?? "", TO[0]?.value ?? ""];

/** Challenge ratings from one to another; one that crosses the other takes it along. */
function Span({ filters, onFilters }: { filters: Filters; onFilters: (filters: Filters) => void }) {
  const { from = "", to = "" } = filters;
  const id = useId();
  const set = (lowest: string, highest: string) =>
    onFilters({ ...filters, from: lowest === LOWEST ? "" : lowest, to: highest === HIGHEST ? "" : highest });
  const isAbove = (one: string, other: string) => CHALLENGES.indexOf(one) > CHALLENGES.indexOf(other);
  return (
    <div role="group" aria-labelledby={id}>
      <p className={styles["label"]} id={id}>
        {libraryTexts.challenge}
      </p>
      <div className={styles["span"]}>
        <Select
          label={libraryTexts.from}
          labelHidden
          options={FROM}
          value={from || LOWEST}
          onChange={({ target: { value } }) =>
            set(value, isAbove(value, to || HIGHEST) ? value : to || HIGHEST)
          }
        />
        <span aria-hidden="true">to</span>
        <Select
          label={libraryTexts.to}
          labelHidden
          options={TO}
          value={to || HIGHEST}
          onChange={({ target: { value } }) =>
            set(isAbove(from || LOWEST, value) ? value : from || LOWEST, value)
          }
        />
      </div>
    </div>
  );
}
