import { TextField } from "@/components/ui/form/text-field";
import { campaignsTexts } from "@/lib/messages/shelf";
import styles from "./shelf.module.css";

interface ShelfSearchProps {
  value: string;
  onChange: (value: string) => void;
  /** How many books are found. */
  said: string;
}

/** Finds a book by its title; how many are left is said to who can't see it. */
export function ShelfSearch({ value, onChange, said }: ShelfSearchProps) {
  return (
    <search className={styles["search"]}>
      <TextField
        type="search"
        label={campaignsTexts.search}
        labelHidden
        placeholder={campaignsTexts.search}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="vh" role="status">
        {value.trim() && said}
      </span>
    </search>
  );
}
