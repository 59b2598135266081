import { describe, expect, it } from "vitest";
import { withoutMarkdown } from "./plain-markdown";

describe("Markdown as text", () => {
  it.each([
    ["***Bite.*** It *bites*, **hard**.", "Bite. It bites, hard."],
    ["__Reed__ and _rush_, snake_case_name", "Reed and rush, snake_case_name"],
    ["**Of *two* kinds**", "Of two kinds"],
    ["## Regional Effects\n\n* Fog.\n> It rises.\n---\nEnd", "Regional Effects\n\n- Fog.\nIt rises.\nEnd"],
    ["| d6 | Effect |\n|:--|--:|\n| 1 | |\n| 2-6 | **Fog** |", "d6 | Effect\n1 | \n2-6 | Fog"],
    ["See [Fog Cloud](../spells/fog-cloud) and `1d6`.", "See Fog Cloud and 1d6."],
    ["\\*A note\\* with a \\_line\\_.", "*A note* with a _line_."],
  ])("of %j", (source, text) => expect(withoutMarkdown(source)).toBe(text));

  it.each([
    "1d4*10 cp and 2d6*10 sp",
    "2 * 3 * 4",
    "+ 5 to hit",
    "*of the first day",
    "Hit: 7 (2d6)",
    "a | b",
  ])("leaves %j", (text) => expect(withoutMarkdown(text)).toBe(text));
});
