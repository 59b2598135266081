import type { ReactNode } from "react";
import { FIND } from "@/components/shell/press-search";
import { Form } from "@/components/ui/form/form";
import styles from "./search-button.module.css";

interface SearchButtonProps {
  look: "lens" | "shelf";
  label: string;
  preload: object;
  onOpen: () => void;
  children?: ReactNode;
}

/** Opens the search; a form, so that what is pressed before the page's script is there opens it with it. The shortcut presses this button. */
export function SearchButton({ look, label, preload, onOpen, children }: SearchButtonProps) {
  return (
    <Form
      id="search"
      className={styles[look]}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <button type="submit" data-shortcut={FIND} aria-label={label} title={`${label}, Ctrl+K`} {...preload}>
        {children}
      </button>
    </Form>
  );
}
