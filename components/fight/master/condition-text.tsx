import { Prose } from "@/components/ui/text/prose";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import styles from "./condition-text.module.css";

const all = {};

/** The conditions of the library, loaded when somebody first looks. */
export const useConditions = () => useQuery(api.library.conditions.list, all);

/** What a condition does, in the words of the library; nothing where it is a free one. */
export function ConditionText({ name }: { name: string }) {
  const { data } = useConditions();
  const found = data?.find((condition) => condition.name.toLowerCase() === name.toLowerCase());
  if (!data) return null;
  return (
    <div className={styles["text"]} role="status">
      {found ? <Prose text={found.text} /> : <p className="note">A condition of this fight’s own.</p>}
    </div>
  );
}
