import { Box } from "@/components/ui/box";
import { Tabs } from "@/components/ui/tabs/tabs";
import styles from "./origin-page.module.css";

interface ProficiencyBoxProps {
  tools: readonly string[];
  languages: readonly string[];
  /** What stands in an empty list. */
  none: string;
}

/** What somebody can handle and speak. */
export function ProficiencyBox({ tools, languages, none }: ProficiencyBoxProps) {
  return (
    <Box aria-label="Proficiencies" className={styles["box"]}>
      <Tabs
        label="Proficiencies"
        tabs={[
          { name: "tools", label: "Tools", panel: <Entries entries={tools} none={none} /> },
          { name: "languages", label: "Languages", panel: <Entries entries={languages} none={none} /> },
        ]}
      />
    </Box>
  );
}

function Entries({ entries, none }: { entries: readonly string[]; none: string }) {
  if (entries.length === 0) return <p className="note">{none}</p>;
  return (
    <ul className={styles["entries"]}>
      {entries.map((entry, index) => (
        <li key={`${index} ${entry}`} dir="auto">
          {entry}
        </li>
      ))}
    </ul>
  );
}
