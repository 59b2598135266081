import type { RefObject } from "react";
import { libraryTexts } from "@/lib/messages/library";
import type { TakenKind } from "./kinds";
import styles from "./library-dialog.module.css";
import { Results } from "./results";
import { SearchBar } from "./search-bar";
import type { LibraryPicker } from "./use-library-picker";

interface IndexPageProps {
  kind: TakenKind;
  picker: LibraryPicker;
  search: RefObject<HTMLInputElement | null>;
  /** Where it is one of several tabs. */
  panel: { id: string; labelledBy: string } | undefined;
  /** One was chosen with the pointer. */
  onOpen: () => void;
  onCreate: () => void;
}

/** The page at the left: the index that is searched while one types. */
export function IndexPage({ kind, picker, search, panel, onOpen, onCreate }: IndexPageProps) {
  return (
    <section
      className={styles["list"]}
      {...(panel
        ? { role: "tabpanel", id: panel.id, "aria-labelledby": panel.labelledBy }
        : { "aria-label": libraryTexts.title })}
    >
      <SearchBar kind={kind} input={search} picker={picker} />
      <Results
        {...{ kind, picker, onCreate }}
        onChoose={(entry) => {
          picker.choose(entry);
          onOpen();
        }}
        onClear={() => {
          picker.seek("");
          picker.narrow({});
          search.current?.focus();
        }}
      />
    </section>
  );
}
