import { expect } from "@playwright/test";
import { type Content, download, recordsIn } from "../support/archives";
import { campaign, campaignFile, character, encounter, formOf, item } from "../support/campaign-file";
import { type Player, test } from "../support/cast";
import { png } from "../support/images";
import { make, makeCampaign } from "../support/make";

const importing = async ({ send }: Player, content: Buffer) =>
  send("POST", "/api/campaigns/import", formOf(content));
const imported = async (person: Player, content: Buffer) => {
  const answer = await importing(person, content);
  expect(answer.status, answer.text).toBe(201);
  return answer.json() as { campaign_id: number; left_out: string } & Content;
};

test("a file from before a field was there comes in with what the field starts with", async ({ cast }) => {
  const book = campaign({ encounters: [encounter()] });
  expect(Object.keys(character())).not.toContain("temporaryHitPoints");
  const { campaign_id } = await imported(cast.stranger, campaignFile({ book }));
  const get = async (path: string) => (await cast.stranger.send("GET", path)).json();
  expect(await get(`/api/characters/${campaign_id}`)).toMatchObject([{ temporary_HP: 0, conditions: "[]" }]);
  expect(await get(`/api/encounters/${campaign_id}`)).toMatchObject([{ temporary_HP: 0 }]);
});

test("values between the limits of the forms and those of the store come in, longer ones don't", async ({
  cast,
}) => {
  const long = campaign({
    characters: [
      character({
        actions: [
          { ...characterAction, name: "n".repeat(120), range: "r".repeat(120), effects: ["e".repeat(4000)] },
        ],
      }),
    ],
  });
  const { campaign_id } = await imported(cast.stranger, campaignFile({ book: long }));
  const [{ character_id } = {}] = (
    await cast.stranger.send("GET", `/api/characters/${campaign_id}`)
  ).json() as Content[];
  const actions = (
    await cast.stranger.send("GET", `/api/character-actions/${String(character_id)}`)
  ).json() as Content[];
  expect(actions).toMatchObject([{ action_name: "n".repeat(120), action_range: "r".repeat(120) }]);
  const tooLong = campaign({
    characters: [character({ actions: [{ ...characterAction, range: "r".repeat(121) }] })],
  });
  const { status, text } = await importing(cast.stranger, campaignFile({ book: tooLong }));
  expect([status, text]).toEqual([400, expect.stringContaining("characters.0.actions.0.range: At most 120")]);
});

const characterAction = {
  name: "Hook",
  type: "",
  description: "",
  image: null,
  range: "",
  area: "",
  cost: "",
  effects: [] as string[],
  damageTypes: [],
};

test("a spell of a level above the forms' comes in, and may be sent back as it is", async ({ cast }) => {
  const { send } = cast.stranger;
  const book = campaign({
    characters: [character({ spells: [{ ...characterAction, name: "Wish", level: 9 }] })],
  });
  const { campaign_id } = await imported(cast.stranger, campaignFile({ book }));
  const [{ character_id } = {}] = (await send("GET", `/api/characters/${campaign_id}`)).json() as Content[];
  const list = await send("GET", `/api/character-spells/character/${String(character_id)}`);
  const [wish = {}] = list.json() as Content[];
  expect(wish).toMatchObject({ spell_name: "Wish", spell_level: 9 });
  const address = `/api/character-spells/${String(wish["character_spell_id"])}`;
  expect((await send("PUT", address, wish)).json()).toEqual(wish);
  const raised = await send("PUT", address, { spell_level: 8 });
  expect([raised.status, raised.json()]).toMatchObject([
    400,
    { fields: { spell_level: expect.any(String) } },
  ]);
});

test("a journal that holds more than a file may comes in as far as that", async ({ cast, site }) => {
  const joined = { kind: "join", entry: {}, masked: null, audience: "members", person: "Tobias" };
  const journal = Array.from({ length: 10_005 }, (_, index) => ({
    ...joined,
    happenedAt: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
  }));
  const { campaign_id } = await imported(cast.stranger, campaignFile({ book: campaign({ journal }) }));
  const { content } = await download(site, cast.stranger, `/api/campaigns/${campaign_id}/export`);
  expect((await recordsIn(content))["journal"]).toHaveLength(10_000);
});

test("links that say a record lead to that of the book that came in", async ({ cast: { creator }, site }) => {
  const id = await makeCampaign(creator, "The Salt Crown");
  const handout = async (text: string) =>
    (await make(creator, "handouts", { campaign_id: id, title: "Crown", text }))["handout_id"];
  const [first, second, third] = [await handout("one"), await handout("two"), await handout("three")];
  const { encounter_id } = await make(creator, "encounters", { campaign_id: id, encounter_name: "Crown" });
  // Of a fourth no link says anything.
  await handout("four");
  const ends = [`handout ${second}`, `handout ${third}`, `encounter ${encounter_id}`, `page ${id}`];
  const linked = (all: readonly string[]) =>
    all.map((end) => `[[${end.startsWith("page") ? "Setting" : "Crown"}|${end}]]`);
  const note_text = `[[crown]] [[Crown|it]] ${linked(ends).join(" ")} [[Nowhere|note 3]]`;
  await make(creator, "dm-notes", { campaign_id: id, title: "Plans", note_text });

  const { campaign_id } = await imported(
    creator,
    (await download(site, creator, `/api/campaigns/${id}/export`)).content,
  );
  const read = async (path: string) =>
    (await creator.send("GET", `/api/${path}/${campaign_id}`)).json() as Content[];
  const idOf = (all: readonly Content[], text: string) =>
    all.find((one) => one["text"] === text)?.["handout_id"];
  const handouts = await read("handouts");
  expect(idOf(handouts, "two")).not.toBe(second);
  const [met] = await read("encounters");
  const now = [
    `handout ${String(idOf(handouts, "two"))}`,
    `handout ${String(idOf(handouts, "three"))}`,
    `encounter ${String(met?.["encounter_id"])}`,
    `page ${campaign_id}`,
  ];
  const [plans] = await read("dm-notes");
  expect(first).toBeLessThan(Number(second));
  expect(plans?.["note_text"]).toBe(`[[crown]] [[Crown|it]] ${linked(now).join(" ")} [[Nowhere|note 3]]`);
});

test("of more pictures than come in the first do, and an export says that there are more", async ({
  cast,
  site,
}) => {
  const person = await cast.standIn();
  const image = "pictures/1.webp";
  const bearer = (name: string) =>
    character({ name, player: null, items: Array.from({ length: 501 }, () => item({ image })) });
  const book = campaign({ characters: [bearer("Ada"), bearer("Bo")] });
  const made = await imported(person, campaignFile({ book, pictures: { [image]: png(8, 8) } }));
  const tooMany = "The picture of Storm lantern: there are too many.";
  expect(made["imported_pictures"]).toBe(1000);
  expect(JSON.parse(made.left_out)).toEqual([tooMany, tooMany]);

  const address = `/api/campaigns/${made.campaign_id}`;
  const over = async () => {
    const { answer, content } = await download(site, person, `${address}/export`);
    return { content, over: answer.headers.get("over-limit") };
  };
  expect((await over()).over).toBeNull();
  const cover = new FormData();
  cover.set("cover_img", new Blob([new Uint8Array(png())], { type: "image/png" }), "cover.png");
  expect((await person.send("PUT", address, cover)).status).toBe(200);
  const larger = await over();
  expect(larger.over).toBe("pictures");
  const other = await imported(await cast.standIn(), larger.content);
  expect(other["imported_pictures"]).toBe(1000);
  expect(JSON.parse(other.left_out)).toEqual([tooMany]);
});
