import { EditButton } from "@/components/book/edit-mark";
import { ShowButton } from "@/components/book/show-button";
import type { Opener } from "@/components/ui/lazy-component";
import type { FightView } from "@/lib/model/fight";

/** Has the books of the players turn to a running fight. */
export function ShowFight({ fight: { id, campaignId } }: { fight: FightView }) {
  return <ShowButton {...{ campaignId, id }} place="fight" what="this fight" />;
}

interface RunningMarkProps {
  /** Several are being chosen. */
  isChoosing: boolean;
  onChosen: () => void;
  /** Opens what adds reinforcements. */
  opener: Opener;
}

/** At the head of the order: brings reinforcements, or ends the choosing of several. */
export function RunningMark({ isChoosing, onChosen, opener }: RunningMarkProps) {
  if (isChoosing)
    return (
      <EditButton icon="check" onClick={onChosen}>
        Done
      </EditButton>
    );
  return (
    <EditButton icon="plus" {...opener}>
      Reinforce
    </EditButton>
  );
}
