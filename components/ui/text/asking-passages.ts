import { piecesOf } from "@/lib/rules/dice-in-text";
import { paragraphsOf } from "./paragraphs";

/** A paragraph that asks for a roll, with the name of the trait that it is. */
interface AskingPassage {
  text: string;
  name?: string;
}

/** "Death Throes." and "Fire Form (3/Day).": the words with capitals with which a stat block opens a trait. */
const TRAIT =
  /^(?<name>\p{Lu}[\p{L}'’-]*(?:[ /](?:and|of|the|to|in|with|for|a|\p{Lu}[\p{L}'’-]*))*(?: \([^)\n]{1,60}\))?)\.\s/u;

/** Those paragraphs of a text in which a bonus to hit, dice or a saving throw stands. */
export const askingPassages = (text: string): AskingPassage[] =>
  paragraphsOf(text)
    .filter((paragraph) => piecesOf(paragraph).some(({ roll }) => roll))
    .map((paragraph) => {
      const name = TRAIT.exec(paragraph)?.groups?.["name"];
      return { text: paragraph, ...(name !== undefined && { name }) };
    });
