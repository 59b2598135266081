import { Icon } from "@/components/ui/icon";
import { toneOf, Wax } from "@/components/ui/wax";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeCondition } from "@/lib/client/mutations/conditions";
import { toast } from "@/lib/client/page/toast";
import { DELAY } from "@/lib/constants";
import { characterTexts } from "@/lib/messages/character";
import { characterFormTexts } from "@/lib/messages/character-forms";
import type { Character } from "@/lib/model/creature";
import type { ConditionChange } from "@/lib/rules/conditions";
import styles from "@/components/ui/wax-cross.module.css";

/** What lies on a character, each with a cross that takes it off: outlasting its fight, it could be reached in another one only. */
export function OwnConditions({ character }: { character: Character }) {
  const { id, campaignId, name } = character;
  const about = `conditions ${id}`;
  const change = (body: ConditionChange) =>
    attempt(() => changeCondition(campaignId, { params: { id }, body }), {
      failed: characterTexts.updateFailed,
      about,
    });
  const takeOff = async ({ name: condition, rounds }: Character["conditions"][number]) => {
    if (!(await change({ condition, isOff: true }))) return;
    const putBack = () => void change({ condition, ...(rounds !== null && { rounds }) });
    const action = { label: characterFormTexts.putBack, onClick: putBack };
    toast.success(characterFormTexts.conditionOff(condition, name), { about, action, lasts: DELAY.undo });
  };
  return character.conditions.map((one) => (
    <Wax key={one.name} tone={toneOf(one.name)} large>
      {one.name}
      {one.rounds !== null && <b>{one.rounds}</b>}
      <button
        type="button"
        className={styles["off"]}
        aria-label={`Remove ${one.name} from ${name}`}
        onClick={() => void takeOff(one)}
      >
        <Icon name="close" />
      </button>
    </Wax>
  ));
}
