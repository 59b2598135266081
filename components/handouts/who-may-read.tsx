import { type Control, useController } from "react-hook-form";
import { Checkbox } from "@/components/ui/form/checkbox";
import { Choice } from "@/components/ui/form/choice";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import styles from "./handout-editor.module.css";
import type { HandoutValues } from "./use-keep-handout";

interface WhoMayReadProps {
  campaignId: number;
  control: Control<HandoutValues>;
  error: string | undefined;
}

/** For whom a handout is open: all, or those of the players that are ticked. */
export function WhoMayRead({ campaignId, control, error }: WhoMayReadProps) {
  const { data: members = [] } = useQuery(api.campaigns.listMembers, { id: campaignId });
  const audience = useController({ control, name: "audience" });
  const chosen = useController({ control, name: "chosen" });
  const players = members.filter(({ role }) => role === "player");
  const ids = chosen.field.value;
  return (
    <>
      <Choice
        label="For whom"
        options={[
          { value: "all", label: "All" },
          { value: "some", label: "Chosen ones" },
        ]}
        value={audience.field.value}
        onChange={audience.field.onChange}
      />
      {audience.field.value === "some" && (
        <div className={styles["people"]} role="group" aria-label="Chosen ones">
          {players.map(({ id, username }) => (
            <Checkbox
              key={id}
              label={<bdi>{username}</bdi>}
              checked={ids.includes(id)}
              onChange={({ currentTarget }) =>
                chosen.field.onChange(currentTarget.checked ? [...ids, id] : ids.filter((one) => one !== id))
              }
            />
          ))}
          {players.length === 0 && <p className="note">Nobody plays here yet.</p>}
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
