import { Checkbox } from "@/components/ui/form/checkbox";
import { Choice } from "@/components/ui/form/choice";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import styles from "./handout-editor.module.css";
import { withChosen } from "./opening";

interface Field<V> {
  value: V;
  onChange: (value: V) => void;
}
interface WhoMayReadProps {
  campaignId: number;
  audience: Field<"all" | "some">;
  /** The players that are ticked. */
  chosen: Field<number[]>;
  error: string | undefined;
}
interface SealFieldProps extends WhoMayReadProps {
  isOpen: Field<boolean>;
}

/** The seal of a handout or a map: whether it is open, and for whom. */
export function SealField({ isOpen, ...who }: SealFieldProps) {
  return (
    <div className={styles["seal"]}>
      <Choice
        label="The seal"
        options={[
          { value: "sealed", label: "Sealed" },
          { value: "open", label: "Open" },
        ]}
        value={isOpen.value ? "open" : "sealed"}
        onChange={(value) => isOpen.onChange(value === "open")}
      />
      {isOpen.value && <WhoMayRead {...who} />}
    </div>
  );
}

/** For whom it is open: all, or those of the players that are ticked. */
function WhoMayRead({ campaignId, audience, chosen, error }: WhoMayReadProps) {
  const { data: members } = useQueryUntilLoaded(api.campaigns.listMembers, { id: campaignId });
  const players = members?.filter(({ role }) => role === "player");
  const ids = chosen.value;
  return (
    <>
      <Choice
        label="For whom"
        options={[
          { value: "all", label: "All" },
          { value: "some", label: "Chosen ones" },
        ]}
        value={audience.value}
        onChange={audience.onChange}
      />
      {audience.value === "some" && (
        <div className={styles["people"]} role="group" aria-label="Chosen ones">
          {players?.map(({ id, username }) => (
            <Checkbox
              key={id}
              label={<bdi>{username}</bdi>}
              checked={ids.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                chosen.onChange(withChosen(ids, { id, isChosen: checked }, members ?? []))
              }
            />
          ))}
          {players?.length === 0 && <p className="note">Nobody plays here yet.</p>}
        </div>
      )}
      {error && (
        <p className={styles["wrong"]} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
