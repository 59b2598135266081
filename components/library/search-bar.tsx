import type { RefObject } from "react";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/select";
import { LIMIT } from "@/lib/constants";
import { libraryTexts } from "@/lib/messages/library";
import { type Filters, KINDS, type TakenKind } from "./kinds";
import styles from "./search-bar.module.css";

interface SearchBarProps {
  kind: TakenKind;
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** What is looked for, and what narrows it. */
export function SearchBar({ kind, input, query, onQuery, filters, onFilters }: SearchBarProps) {
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
          onChange={(event) => onQuery(event.target.value)}
        />
        {query !== "" && (
          <IconButton
            icon="close"
            label={libraryTexts.clear}
            onClick={() => {
              onQuery("");
              input.current?.focus();
            }}
          />
        )}
      </div>
      <div className={styles["filters"]}>
        {KINDS[kind].filters.map(({ name, label, options }) => (
          <Select
            key={name}
            label={label}
            options={options}
            value={filters[name] ?? options[0]?.value ?? ""}
            onChange={({ target: { value } }) =>
              onFilters({ ...filters, [name]: value === options[0]?.value ? "" : value })
            }
          />
        ))}
      </div>
    </search>
  );
}
