import type { KeyboardEvent, RefObject } from "react";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { LIMIT } from "@/lib/constants";
import { searchTexts } from "@/lib/messages/search";
import styles from "./finder-field.module.css";

interface FinderFieldProps {
  field: RefObject<HTMLInputElement | null>;
  title: string;
  /** The id of the list that it opens. */
  list: string;
  /** Whether the list is there. */
  expanded: boolean;
  activeId: string | undefined;
  query: string;
  onSeek: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What is sought: a combobox, which keeps the focus while the arrows move through its list. */
export function FinderField({
  field,
  title,
  list,
  expanded,
  activeId,
  query,
  onSeek,
  onKeyDown,
}: FinderFieldProps) {
  return (
    <div className={styles["field"]}>
      <Icon name="search" />
      <input
        ref={field}
        data-autofocus
        type="text"
        role="combobox"
        aria-label={title}
        aria-expanded={expanded}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={searchTexts.hint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        maxLength={LIMIT.search}
        value={query}
        onChange={(event) => onSeek(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query === "" ? (
        <kbd aria-hidden="true">Ctrl K</kbd>
      ) : (
        <IconButton
          icon="close"
          label={searchTexts.clear}
          onClick={() => {
            onSeek("");
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
