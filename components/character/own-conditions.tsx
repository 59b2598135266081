import { Icon } from "@/components/ui/icon";
import { toneOf, Wax } from "@/components/ui/wax";
import { api } from "@/lib/client/api/api";
import { snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeConditions } from "@/lib/client/mutations/conditions";
import { toast } from "@/lib/client/page/toast";
import { DELAY } from "@/lib/constants";
import { characterTexts as texts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import styles from "@/components/ui/wax-cross.module.css";

type Conditions = Character["conditions"];

/** As the page knows them by now: others may have changed them since something was drawn. */
const conditionsNow = ({ id, campaignId, conditions }: Character): Conditions => {
  const characters = snapshotOf(queryKey(api.characters.list, { id: campaignId })).data as
    | Character[]
    | undefined;
  return characters?.find((one) => one.id === id)?.conditions ?? conditions;
};

/** What lies on a character, each with a cross that takes it off: outlasting its fight, it could be reached in another one only. */
export function OwnConditions({ character }: { character: Character }) {
  const { id, campaignId, name } = character;
  const about = `conditions ${id}`;
  const write = (conditions: Conditions) =>
    attempt(() => changeConditions(campaignId, { params: { id }, body: { conditions } }), {
      failed: texts.updateFailed,
      about,
    });
  const without = (condition: string) => conditionsNow(character).filter((one) => one.name !== condition);
  const takeOff = async (condition: Conditions[number]) => {
    if (!(await write(without(condition.name)))) return;
    const putBack = () => void write([...without(condition.name), condition]);
    const action = { label: texts.putBack, onClick: putBack };
    toast.success(texts.conditionOff(condition.name, name), { about, action, lasts: DELAY.undo });
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
