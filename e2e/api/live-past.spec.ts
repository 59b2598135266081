import { expect } from "@playwright/test";
import { type Player, test } from "../support/cast";
import { listen } from "../support/event-stream";
import { changesOf, settled } from "../support/heard";
import { COOKIE } from "../support/people";
import { build } from "../support/world";

test("who comes back hears what they missed, and loads all again where that is not known", async ({
  cast,
  site,
}) => {
  const { campaign = 0, character = 0 } = await build(cast);
  const rename = (name: string) =>
    cast.owner.send("PUT", `/api/characters/${character}`, { character_name: name });
  const first = await listen(site, cast.other.token, { campaign });
  await rename("One");
  const { id: lastEventId = "" } = await first.change("characters");
  first.close();
  await rename("Two");
  await cast.creator.send("POST", "/api/dm-notes", { campaign_id: campaign, note_text: "Not for players" });
  await cast.creator.send("PUT", `/api/campaigns/${campaign}`, { setting: "Elsewhere" });
  const second = await listen(site, cast.other.token, { campaign, lastEventId });
  await second.change("campaign");
  expect(changesOf(second)).toEqual([`characters ${character}`, `campaign ${campaign}`]);
  second.close();
  for (const unknown of ["abc", "999999999999", "-1", "1e3", "0"]) {
    const lost = await listen(site, cast.other.token, { campaign, lastEventId: unknown });
    expect((await lost.next(({ event }) => event === "resync")).id).toBeUndefined();
    lost.close();
  }
  // The moment of a page, as its source has it.
  const headers = { cookie: `${COOKIE}=${cast.other.token}` };
  const source = await (await fetch(`${site}/home`, { headers })).text();
  const [since = ""] = /\d{13} \d+:\d+:[\d,]*/.exec(source) ?? [];
  await rename("Three");
  const page = await listen(site, cast.other.token, { campaign, since });
  await page.change("characters");
  await settled(page, cast, campaign);
  expect(changesOf(page)).toEqual([`characters ${character}`, `campaign ${campaign}`]);
  page.close();
  const old = await listen(site, cast.other.token, { campaign, since: since.replace(/^\d+/, "1") });
  await old.next(({ event }) => event === "resync");
  old.close();
  expect((await listen(site, cast.other.token, { campaign, since: "1 5:4:" })).status).toBe(400);
});

/** Rolls of forty dice, which are told with their contents: about two kilobytes each. */
const rollMuch = async (
  { send }: Player,
  campaign: number,
  count: number,
  audience = "table",
): Promise<number[]> => {
  const ids: number[] = [];
  const roll = async () => {
    while (ids.length < count) {
      const place = ids.push(0) - 1;
      const rolled = await send("POST", `/api/campaigns/${campaign}/rolls`, {
        dice: { d20: 40 },
        for: audience,
      });
      ids[place] = (rolled.json() as { roll_id: number }).roll_id;
    }
  };
  await Promise.all(Array.from({ length: 8 }, roll));
  return ids;
};

test("who comes back hears all that they missed, however long, and loads all again where it is too much", async ({
  cast,
  site,
}) => {
  const { campaign = 0, character = 0 } = await build(cast);
  const first = await listen(site, cast.other.token, { campaign });
  await cast.owner.send("PUT", `/api/characters/${character}`, { character_name: "One" });
  const { id: lastEventId = "" } = await first.change("characters");
  first.close();
  const missed = await rollMuch(cast.owner, campaign, 60);
  const back = await listen(site, cast.other.token, { campaign, lastEventId });
  await settled(back, cast, campaign);
  const rolls = back.events.filter(({ event }) => event === "roll");
  expect(rolls.map(({ data }) => data["roll_id"]).toSorted()).toEqual(missed.toSorted());
  back.close();
  // Nothing of what others don't hear makes it too much for them.
  await rollMuch(cast.creator, campaign, 140, "dm");
  const unheard = await listen(site, cast.other.token, { campaign, lastEventId });
  await settled(unheard, cast, campaign);
  expect(unheard.events.filter(({ event }) => event === "resync")).toEqual([]);
  unheard.close();
  await rollMuch(cast.owner, campaign, 140);
  const lost = await listen(site, cast.other.token, { campaign, lastEventId });
  await lost.next(({ event }) => event === "resync");
  await settled(lost, cast, campaign);
  expect(lost.events.filter(({ event }) => event === "roll")).toEqual([]);
  lost.close();
});
