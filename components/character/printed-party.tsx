import { PrintOnly } from "@/components/ui/print/print-only";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import type { PartyTraits } from "@/lib/model/party";
import { ENERGY_LEVELS } from "@/lib/rules/energy";
import { hitPointsOf } from "@/lib/rules/hit-points";
import { cardLine } from "./character-line";
import styles from "./party.module.css";
import { conditionText, passivePerception } from "./party-member";

interface PrintedPartyProps {
  characters: readonly Character[];
  traits: readonly PartyTraits[];
}

/** The party on one sheet of paper, a row each, with room for a pencil. */
export function PrintedParty({ characters, traits }: PrintedPartyProps) {
  return (
    <PrintOnly alone>
      <h1>{characterTexts.party}</h1>
      <table className={styles["printed"]}>
        <thead>
          <tr>
            <th>Name</th>
            <th>AC</th>
            <th>Passive perception</th>
            <th>Speed</th>
            <th>Hit points</th>
            <th>Energy</th>
            <th>Conditions</th>
          </tr>
        </thead>
        <tbody>
          {characters.map((character) => {
            const own = traits.find(({ characterId }) => characterId === character.id);
            const { current, max, temporary } = hitPointsOf(character);
            return (
              <tr key={character.id}>
                <th dir="auto">
                  {character.name}
                  <br />
                  <small>{cardLine(character)}</small>
                </th>
                <td>{character.armourClass}</td>
                <td>{own && passivePerception(character, own.skills)}</td>
                <td>{character.speed}</td>
                <td>
                  {current}/{max}
                  {temporary > 0 && ` +${temporary}`}
                </td>
                <td>{energyText(own?.energy ?? null)}</td>
                <td dir="auto">{character.conditions.map(conditionText).join(", ")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </PrintOnly>
  );
}

const energyText = (energy: PartyTraits["energy"]): string =>
  ENERGY_LEVELS.filter((level) => energy && level <= energy.levels && energy.amounts[level] > 0)
    .map((level) => `${level}: ${(energy?.amounts[level] ?? 0) - (energy?.spent[level] ?? 0)}`)
    .join(", ");
