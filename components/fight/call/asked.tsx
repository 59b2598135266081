import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import { usePresent } from "@/lib/client/live/live-events";
import { fightTexts } from "@/lib/messages/fight";
import type { Character } from "@/lib/model/creature";
import type { CombatantView } from "@/lib/model/fight";
import { modifier, signed } from "@/lib/rules/abilities";
import { withoutInitiative } from "@/lib/rules/fight-call";
import parts from "@/components/fight/part.module.css";
import { useFightTable } from "@/components/fight/fight-table";
import { Face } from "@/components/fight/order/face";
import styles from "./asked.module.css";

/** What is waited for: a player who is there, or away, or a roll made here, also for who keeps the book and plays along: they aren't asked. */
const useWaiting = (characters: readonly Character[]) => {
  const { fight } = useFightTable();
  const { data: members = [] } = useQueryUntilLoaded(api.campaigns.listMembers, { id: fight.campaignId });
  const present = usePresent();
  return ({ characterId }: CombatantView): { player?: string; isAway: boolean } => {
    const owner = characters.find(({ id }) => id === characterId)?.createdBy;
    const member = members.find(({ id }) => id === owner);
    if (member?.role !== "player") return { isAway: false };
    const isAway = !present.some(({ id }) => id === member.id);
    return { player: member.username, isAway };
  };
};

/** Who has no initiative yet while it is called for, each with a die that rolls it here. */
export function Asked({ characters }: { characters: readonly Character[] }) {
  const { fight, act, pictureOf } = useFightTable();
  const waitingFor = useWaiting(characters);
  const missing = withoutInitiative(fight.combatants);
  if (missing.length === 0) return null;
  return (
    <section className={styles["called"]} aria-label="Still missing">
      <p className={parts["label"]}>Asked</p>
      <ul>
        {missing.map((one) => {
          const { player, isAway } = waitingFor(one);
          const bonus = signed(modifier(one.dexterity));
          return (
            <li key={one.id} className={styles["asked"]} data-away={isAway || undefined}>
              <span className={styles["none"]}>
                <span aria-hidden="true">–</span>
                <span className="vh">no initiative yet</span>
              </span>
              <Face one={one} src={pictureOf(one)} className={styles["face"]} />
              <p>
                <b dir="auto">{one.name}</b>{" "}
                {player !== undefined && (
                  <em>
                    <bdi>{player}</bdi> {isAway ? fightTexts.isAway : fightTexts.isAsked}
                  </em>
                )}
              </p>
              <button
                type="button"
                className={styles["roll"]}
                aria-label={`Roll for ${one.name}, d20 ${bonus}`}
                onClick={() => act({ type: "initiative", roll: [one.id] })}
              >
                <Icon name="d20" />
                {bonus}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
