import { searchTexts } from "@/lib/messages/search";
import styles from "./finder-field.module.css";
import type { Option } from "./options";

type Sort = Option["sort"];

const nameOf = (sort: Sort): string => {
  if (sort === "acts" || sort === "library") return searchTexts[sort];
  return sort === "lately" ? searchTexts.group.lately : searchTexts.kindsOf(sort);
};

interface FinderSortsProps {
  options: readonly Option[];
  /** The one that the list is narrowed to. */
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

/** Narrows the list to one kind; nothing where all are of one. */
export function FinderSorts({ options, sort, onSort }: FinderSortsProps) {
  const counts = new Map<Sort, number>();
  for (const option of options) counts.set(option.sort, (counts.get(option.sort) ?? 0) + 1);
  if (counts.size < 2) return null;
  const button = (name: string, count: number, one: Sort | undefined) => (
    <button key={name} type="button" aria-pressed={one === sort} onClick={() => onSort(one)}>
      {name}
      <span>{count}</span>
    </button>
  );
  return (
    <div className={styles["sorts"]} role="group" aria-label={searchTexts.kinds}>
      {button(searchTexts.everything, options.length, undefined)}
      {[...counts].map(([one, count]) => button(nameOf(one), count, one))}
    </div>
  );
}
