import { PrintOnly } from "@/components/ui/print/print-only";
import type { FightView } from "@/lib/model/fight";
import styles from "./printed-fight.module.css";

/** Rounds that can be ticked off on paper. */
const BOXES = [1, 2, 3, 4, 5, 6, 7, 8];

const pointsOf = ({ hitPoints, state }: FightView["combatants"][number]): string =>
  hitPoints ? `${hitPoints.current} of ${hitPoints.max}` : (state ?? "");

/** The order of turns for paper: a box for each round, and room for hit points. */
export function PrintedFight({ campaignName, fight }: { campaignName: string; fight: FightView }) {
  return (
    <PrintOnly>
      <h1 dir="auto">{fight.name}</h1>
      <p dir="auto">{campaignName}</p>
      <table className={styles["order"]}>
        <thead>
          <tr>
            <th scope="col">Initiative</th>
            <th scope="col">Name</th>
            <th scope="col">AC</th>
            <th scope="col">Hit points</th>
            <th scope="col">Conditions</th>
            <th scope="col">Rounds</th>
          </tr>
        </thead>
        <tbody>
          {fight.combatants.map((one) => (
            <tr key={one.id}>
              <td>{one.initiative ?? ""}</td>
              <td dir="auto">{one.name}</td>
              <td>{one.armourClass ?? ""}</td>
              <td>{pointsOf(one)}</td>
              <td dir="auto">{one.conditions.map(({ name }) => name).join(", ")}</td>
              <td>
                <span className={styles["boxes"]}>
                  {BOXES.map((box) => (
                    <i key={box} />
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintOnly>
  );
}
