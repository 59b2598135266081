import { expect } from "@playwright/test";
import * as fights from "@/lib/contract/fights";
import { briefOf } from "@/lib/model/fight-brief";
import { type Player, test } from "../support/cast";
import { make } from "../support/make";
import { build } from "../support/world";

interface Fight {
  version: number;
  combatants: { combatant_id: number; name: string }[];
}

const fightBy = async (by: Player, campaign_id: number | undefined, name: string) => {
  const { fight_id } = await make(by, "fights", { campaign_id, name });
  let fight: Fight = { version: 1, combatants: [] };
  return async (what: { type: string; of?: string[] } & Record<string, unknown>) => {
    const { of, ...act } = what;
    const ids = of?.map((one) => fight.combatants.find((other) => other.name.startsWith(one))?.combatant_id);
    const sent = { version: fight.version, act: { ...act, ...(ids && { targets: ids }) } };
    fight = (await make(by, `fights/${fight_id}/acts`, sent)) as unknown as Fight;
  };
};

test("in brief a fight says what it says whole, to who runs it and to players", async ({ cast }) => {
  const world = await build(cast);
  const { creator, owner } = cast;
  const { campaign } = world;
  const { character_id } = await make(owner, "characters", { campaign_id: campaign });
  const { encounter_id } = await make(creator, "encounters", {
    campaign_id: campaign,
    encounter_name: "Eel 2",
  });
  const party = { characters: [world["character"], character_id] };
  const prepare = await fightBy(creator, campaign, "Waits");
  await prepare({
    type: "add",
    ...party,
    encounters: [
      { id: world["encounter"], count: 3 },
      { id: encounter_id, count: 2 },
    ],
    library: [{ slug: "goblin", count: 4 }],
    others: [{ name: "Watcher 1" }, { name: "Watcher 1" }],
    rows: [{ name: "High tide" }],
  });
  await prepare({ type: "hide", of: ["Goblin 1", "Watcher"] });
  const crowd = await fightBy(creator, campaign, "A crowd");
  const others = Array.from({ length: 30 }, (_, at) => ({ name: `Drowned of street ${at}` }));
  await crowd({ type: "add", others });
  // The one that runs in this world ends first.
  await make(creator, `fights/${world["fight"]}/acts`, {
    version: world["fight version"],
    act: { type: "end" },
  });
  for (const fallen of [[], ["Goblin 1"], ["Spy"], ["Goblin 1", "Spy"], ["Goblin 1", "Goblin 2"]]) {
    const over = await fightBy(creator, campaign, `Over, ${fallen.length} fell`);
    await over({ type: "add", library: [{ slug: "goblin", count: 2 }], others: [{ name: "Spy" }] });
    await over({ type: "hide", of: ["Spy"] });
    await over({ type: "start" });
    await over({ type: "next" });
    if (fallen.length > 0) await over({ type: "defeat", of: fallen });
    await over({ type: "end" });
  }
  await owner.send("DELETE", `/api/characters/${character_id}`);
  await creator.send("DELETE", `/api/encounters/${encounter_id}`);
  const seen: Record<string, number> = {};
  for (const [who, { send }] of [
    ["creator", creator],
    ["owner", owner],
  ] as const) {
    const whole = fights.list.answer.decode((await send("GET", `/api/fights/${campaign}`)).json());
    const brief = fights.listBriefs.answer.decode(
      (await send("GET", `/api/fights/${campaign}/briefs`)).json(),
    );
    expect(brief).toEqual(whole.map(briefOf));
    seen[who] = brief.length;
  }
  expect(seen).toEqual({ creator: 8, owner: 6 });
});
