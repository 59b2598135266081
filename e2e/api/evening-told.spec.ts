import { expect } from "@playwright/test";
import { download, recordsIn } from "../support/archives";
import { type Cast, type Player, test } from "../support/cast";
import { listen } from "../support/event-stream";
import { enlist, make, makeCampaign } from "../support/make";

interface Fight {
  version: number;
  combatants: { combatant_id: number; name: string }[];
}
interface Draft {
  happenings: { kind: string; text: string; ticked: 0 | 1 }[];
  chapter: string;
}
/** Names that no sentence of the product has by chance. */
const secrets = (what: string, count: number) =>
  Array.from({ length: count }, (_, index) => `Zqx ${what} ${index}x`);
const HIDDEN = secrets("hidden", 20);
const UNNAMED = secrets("unnamed", 20);
const SEALED = secrets("sealed", 40);
const UNHEARD = secrets("unheard", 40);
const FIGHTS = 4;

const inFight = async (master: Player, campaign_id: number, character: number, round: number) => {
  const { fight_id = 0 } = await make(master, "fights", { campaign_id, name: `The bridge ${round}` });
  let fight = { version: 1, combatants: [] } as Fight;
  const act = async (what: object) => {
    const answer = await master.send("POST", `/api/fights/${fight_id}/acts`, {
      version: fight.version,
      act: what,
    });
    expect(answer.status, answer.text).toBe(200);
    fight = answer.json() as Fight;
  };
  const own = <T>(all: readonly T[]) =>
    all.slice((round * all.length) / FIGHTS, ((round + 1) * all.length) / FIGHTS);
  const idOf = (name: string) => fight.combatants.find((one) => one.name === name)?.combatant_id ?? 0;
  const others = (names: readonly string[]) => names.map((name) => ({ name, max_HP: 5 }));
  await act({ type: "add", characters: [character], others: others(["Goblin", ...own(UNNAMED)]) });
  await act({ type: "add", others: others(own(HIDDEN)), hidden: 1 });
  await act({ type: "unname", targets: own(UNNAMED).map(idOf) });
  await act({ type: "start" });
  // Who is not known strikes, and falls.
  await act({ type: "damage", targets: [idOf("Ysolt")], amount: 99, by: idOf(own(HIDDEN)[0] ?? "") });
  await act({ type: "heal", targets: [idOf("Ysolt")], amount: 9 });
  await act({
    type: "damage",
    targets: [...own(HIDDEN), ...own(UNNAMED)].map(idOf),
    amount: 9,
    by: idOf("Ysolt"),
  });
  await act({ type: "damage", targets: [idOf("Goblin")], amount: 9, by: idOf(own(UNNAMED)[0] ?? "") });
  await act({ type: "end" });
};

/** Forty things worth telling, between a hundred and twenty that a player must not hear of. */
const playEvening = async ({ creator, owner, other }: Cast, campaign: number) => {
  const sent = async (person: Player, method: "POST" | "PUT", address: string, body: object) => {
    const answer = await person.send(method, `/api/${address}`, body);
    expect(answer.status, answer.text).toBeLessThan(300);
  };
  await enlist(creator, campaign, other);
  const character = async (of: Player, character_name: string) =>
    (
      await make(of, "characters", {
        campaign_id: campaign,
        character_name,
        character_max_HP: 9,
        character_current_HP: 9,
      })
    )["character_id"] ?? 0;
  const ysolt = await character(owner, "Ysolt");
  const holt = await character(other, "Holt");
  for (const title of SEALED) await make(creator, "handouts", { campaign_id: campaign, title });
  for (let index = 0; index < 8; index += 1) {
    const { handout_id } = await make(creator, "handouts", {
      campaign_id: campaign,
      title: `Letter ${index}`,
    });
    await sent(creator, "POST", `handouts/${handout_id}/open`, { for: "all" });
  }
  for (let round = 0; round < FIGHTS; round += 1) {
    await inFight(creator, campaign, ysolt, round);
    const { character_inventory_id: item } = await make(owner, "character-inventory", {
      character_id: ysolt,
      item_name: `Lantern ${round}`,
    });
    await sent(owner, "POST", `character-inventory/${item}/give`, { character_id: holt });
  }
  const roll = (person: Player, typed: number, label: string, of: string) =>
    sent(person, "POST", `campaigns/${campaign}/rolls`, { dice: { d20: 1 }, typed: [typed], label, for: of });
  for (let index = 0; index < 8; index += 1)
    await roll(owner, index < 4 ? 20 : 1, `Stealth ${index}`, "table");
  for (const [index, label] of UNHEARD.entries())
    await (index % 2 === 0 ? roll(owner, 20, label, "me") : roll(creator, 1, label, "dm"));
  for (const kind of ["short", "long"]) await sent(creator, "POST", `campaigns/${campaign}/rest`, { kind });
  for (const character_level of [2, 3, 4])
    await sent(owner, "PUT", `characters/${ysolt}`, { character_level });
};

test("an evening tells what was worth telling, and nothing that a player did not know", async ({
  cast,
  site,
}) => {
  const { creator, owner, other } = cast;
  const campaign = await makeCampaign(creator);
  await enlist(creator, campaign, owner);
  const { evening_id: id } = await make(creator, "evenings", { campaign_id: campaign, begin: 1 });
  const stream = await listen(site, owner.token, { campaign });
  await playEvening(cast, campaign);
  await make(creator, `evenings/${id}/end`);

  const draft = (await creator.send("GET", `/api/evenings/${id}/draft`)).json() as Draft;
  const told = draft.happenings.filter(({ ticked }) => ticked === 1);
  expect(told.length).toBeGreaterThanOrEqual(38);
  expect(told.filter(({ text }) => !draft.chapter.includes(text))).toEqual([]);
  expect(new Set(told.map(({ text }) => text)).size).toBe(told.length);

  const others = await listen(site, other.token, { campaign });
  const fights = (await creator.send("GET", `/api/fights/${campaign}`)).json() as { fight_id: number }[];
  const hears = async () => {
    const paths = [
      `evenings/${campaign}`,
      `evenings/id/${id}`,
      "evenings/coming",
      `fights/${campaign}`,
      `handouts/${campaign}`,
      `campaigns/${campaign}/rolls`,
      `campaigns/${campaign}/search?q=zqx`,
      ...fights.map(({ fight_id }) => `fights/id/${fight_id}`),
    ];
    const own = await recordsIn((await download(site, other, "/api/users/me/export")).content, "data.json");
    const answers = await Promise.all(paths.map((path) => other.send("GET", `/api/${path}`)));
    return [
      draft.chapter,
      JSON.stringify(own),
      ...answers.map(({ text }) => text),
      JSON.stringify(stream.events),
      JSON.stringify(others.events),
    ].join("\n");
  };
  const heard = (text: string, all: readonly string[]) => all.filter((secret) => text.includes(secret));
  const ofOthers = UNHEARD.filter((_, index) => index % 2 === 1);
  const hidden = [...HIDDEN, ...UNNAMED, ...SEALED];
  const masters = await Promise.all(
    fights.map(async ({ fight_id }) => (await creator.send("GET", `/api/fights/id/${fight_id}`)).text),
  );
  expect(heard(masters.join("\n"), HIDDEN)).toEqual(HIDDEN);
  const before = await hears();
  expect(heard(before, [...hidden, ...ofOthers])).toEqual([]);
  await make(creator, `evenings/${id}/sign`, { chapter: draft.chapter });
  await others.change("evenings");
  const after = await hears();
  expect(after).toContain(told[0]?.text);
  expect(heard(after, [...hidden, ...ofOthers])).toEqual([]);
  // Only who rolled them for themselves has heard of those.
  const own = UNHEARD.filter((_, index) => index % 2 === 0);
  expect(heard([draft.chapter, JSON.stringify(others.events)].join("\n"), own)).toEqual([]);
  for (const one of [stream, others]) one.close();
});
