import { describe, expect, it } from "vitest";
import { belongingForm, newBelongingFields, sentBelonging } from "./belonging-form";

const fields = {
  ...newBelongingFields(),
  name: "Net",
  level: 2,
  effects: "One.\n\nTwo.",
  damageTypes: ["", "Cold", "  "],
};

describe("the form of a belonging", () => {
  it("sends an item's effect as one text, and drops blank damage types", () => {
    expect(sentBelonging("item", fields, false)).toMatchObject({
      effects: ["One.\n\nTwo."],
      damageTypes: ["Cold"],
    });
  });

  it("sends the lines of a spell or an action as its effects", () => {
    expect(sentBelonging("action", fields, false).effects).toEqual(["One.", "Two."]);
    expect(sentBelonging("spell", { ...fields, effects: " " }, false).effects).toEqual([]);
  });

  it("sends what the kind has and nothing else", () => {
    expect(sentBelonging("spell", fields, false)).toHaveProperty("level", 2);
    expect(sentBelonging("item", fields, false)).not.toHaveProperty("level");
    expect(sentBelonging("item", fields, false)).not.toHaveProperty("abilities");
    expect(sentBelonging("item", fields, true)).toHaveProperty("abilities", []);
  });

  it("asks for a name, and for a type where it is told to", () => {
    const missing = (typed: boolean) =>
      belongingForm("Please enter an action name and type.", typed).safeParse(newBelongingFields()).error
        ?.issues ?? [];
    expect(missing(false).map(({ path }) => path)).toEqual([["name"]]);
    expect(missing(true).map(({ message }) => message)).toEqual([
      "Please enter an action name and type.",
      "Please enter an action name and type.",
    ]);
  });
});
