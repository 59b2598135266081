// One file: what leaves the product about an evening, by the feed and by letter.
import { expect } from "@playwright/test";
import ICAL from "ical.js";
import { SMTPServer } from "smtp-server";
import { AppServer } from "../support/app-server";
import { type Cast, join, type Player, test } from "../support/cast";
import { clientOf } from "../support/client";
import { enlist, make, makeCampaign } from "../support/make";

const DAY = 86_400_000;

/** The events of a calendar as an independent reader of iCalendar reads them. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      zone: event.startDate.zone.tzid,
      minutes: event.duration.toSeconds() / 60,
      status: String(component.getFirstPropertyValue("status")),
      changed: String(component.getFirstPropertyValue("last-modified")),
      alarms: component
        .getAllSubcomponents("valarm")
        .map((alarm) => String(alarm.getFirstPropertyValue("trigger"))),
    };
  });

/** A calendar of this person's, by the token in its address. */
const subscribe = async ({ send }: Player, site: string) => {
  const made = await send("POST", "/api/users/me/calendar");
  expect(made.status).toBe(201);
  const { url } = made.json() as { url: string };
  const { pathname } = new URL(url);
  const read = async () => {
    const answer = await fetch(site + pathname);
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  };
  return { url, read, events: async () => eventsIn((await read()).text) };
};

const open = async ({ creator, owner }: Cast) => {
  const campaign_id = await makeCampaign(creator);
  await enlist(creator, campaign_id, owner);
  return campaign_id;
};

test("a calendar holds the settled evenings of one's books, moved ones and those that were called off", async ({
  cast,
  site,
}) => {
  const { creator } = cast;
  const person = await join(site, "Wren");
  const campaign_id = await open(cast);
  await enlist(creator, campaign_id, person);
  const { url, read, events } = await subscribe(person, site);
  expect(url).toMatch(/\/api\/calendar\/[\w-]{22}$/);
  expect(await events()).toEqual([]);
  const plan = async (body: object) =>
    (await make(creator, "evenings", { campaign_id, ...body }))["evening_id"] ?? 0;
  const year = new Date().getUTCFullYear() + 1;
  const first = await plan({
    title: "The Toll\u0001 Bridge; or, “forty coins”",
    starts_at: `${year}-12-04T20:00:00+01:00`,
    minutes: 180,
    place: "At Okonjo’s, 2nd floor",
  });
  // Neither what is offered alone, nor what lies more than a year back.
  const offered = await plan({ dates: [`${year}-12-05T19:00:00Z`] });
  await plan({ starts_at: "2020-01-01T19:00:00Z" });
  const { status, type, text } = await read();
  expect([status, type]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(text).toContain("\r\n");
  expect(text).not.toMatch(/[^\P{Cc}\r\n]/u);
  const lines = text.split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  // An event's properties stand before its reminder.
  expect(lines.slice(lines.indexOf("END:VALARM") + 1)).toEqual(["END:VEVENT", "END:VCALENDAR", ""]);
  expect(lines.indexOf("STATUS:CONFIRMED")).toBeLessThan(lines.indexOf("BEGIN:VALARM"));
  const [event] = eventsIn(text);
  expect(event).toMatchObject({
    summary: "The Salt Crown: The Toll Bridge; or, “forty coins”",
    location: "At Okonjo’s, 2nd floor",
    start: `${year}-12-04T19:00:00.000Z`,
    zone: "UTC",
    minutes: 180,
    status: "CONFIRMED",
    alarms: ["-P1D"],
  });

  await creator.send("PUT", `/api/evenings/${first}`, { starts_at: `${year}-12-06T19:00:00Z` });
  const [moved, ...others] = await events();
  expect(others).toEqual([]);
  expect(moved).toMatchObject({
    uid: event?.uid,
    sequence: (event?.sequence ?? 0) + 1,
    start: `${year}-12-06T19:00:00.000Z`,
  });
  expect(Date.parse(moved?.changed ?? "")).toBeGreaterThan(Date.parse(event?.changed ?? ""));
  await creator.send("PUT", `/api/evenings/${first}`, { chapter: "It rained." });
  expect(await events(), "not even when it was written").toEqual([moved]);
  // The book's name stands before its own.
  for (const campaign_name of ["The Salt Throne", "The Salt Throne", "The Salt Crown"])
    await creator.send("PUT", `/api/campaigns/${campaign_id}`, { campaign_name });
  const [renamed] = await events();
  expect(renamed).toMatchObject({
    ...moved,
    sequence: (moved?.sequence ?? 0) + 2,
    changed: expect.any(String),
  });
  expect(Date.parse(renamed?.changed ?? "")).toBeGreaterThanOrEqual(Date.parse(moved?.changed ?? ""));
  await creator.send("DELETE", `/api/evenings/${first}`);
  await creator.send("DELETE", `/api/evenings/${offered}`);
  const [gone, ...rest] = await events();
  expect(rest).toEqual([]);
  expect(gone).toMatchObject({
    uid: event?.uid,
    status: "CANCELLED",
    sequence: (renamed?.sequence ?? 0) + 1,
  });

  // Made anew, the old address leads nowhere, nor does one that was withdrawn.
  const anew = await subscribe(person, site);
  expect((await read()).status).toBe(404);
  expect(await anew.events()).toEqual([gone]);
  await make(person, `campaigns/${campaign_id}/leave`);
  expect(await anew.events()).toEqual([]);
  expect((await person.send("DELETE", "/api/users/me/calendar")).status).toBe(200);
  expect((await anew.read()).status).toBe(404);
});

test("evenings around the change of the clocks are at one moment in every zone", async ({ cast, site }) => {
  const { creator } = cast;
  const person = await join(site, "Brida");
  const campaign_id = await open(cast);
  await enlist(creator, campaign_id, person);
  const { events } = await subscribe(person, site);
  // Europe's clocks go back on the last Sunday of October, New York's a week later: in between they are an hour nearer.
  const lastOfOctober = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 9, 31));
  const sunday = lastOfOctober.getTime() - lastOfOctober.getUTCDay() * DAY;
  const [before = "", between = "", afterwards = ""] = [-1, 1, 8].map((days) =>
    new Date(sunday + days * DAY).toISOString().slice(0, 10),
  );
  const at = [`${before}T20:00:00+02:00`, `${between}T20:00:00+01:00`, `${afterwards}T20:00:00+01:00`];
  for (const starts_at of at) await make(creator, "evenings", { campaign_id, starts_at });
  const starts = (await events()).map(({ start }) => start);
  const hours = (zone: string) =>
    starts.map((start) =>
      new Date(start).toLocaleTimeString("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }),
    );
  expect(starts).toEqual([
    `${before}T18:00:00.000Z`,
    `${between}T19:00:00.000Z`,
    `${afterwards}T19:00:00.000Z`,
  ]);
  expect(hours("Europe/Berlin")).toEqual(["20:00", "20:00", "20:00"]);
  expect(hours("America/New_York")).toEqual(["14:00", "15:00", "14:00"]);
});

test("each member gets one letter about a date, with the event attached, unless they want none", async () => {
  test.setTimeout(180_000);
  const letters: { to: string; text: string }[] = [];
  let connections = 0;
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_, done) => {
      connections += 1;
      done();
    },
    onData: (stream, { envelope }, done) => {
      let text = "";
      stream.on("data", (chunk) => {
        text += String(chunk);
      });
      stream.on("end", () => {
        letters.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text });
        done();
      });
    },
  });
  const { port } = await new Promise<{ port: number }>((resolve) => {
    const listening = post.listen(0, "127.0.0.1", () => resolve(listening.address() as { port: number }));
  });
  const server = await AppServer.make("embedded");
  Object.assign(server.env, {
    MAIL_URL: `smtp://127.0.0.1:${port}?from=tome@example.org`,
    NEXTAUTH_URL: server.address,
  });
  try {
    await server.prepare();
    await server.start();
    const site = server.address;
    const [master, player, quiet] = [
      await join(site, "Maren"),
      await join(site, "Tobias"),
      await join(site, "Wren"),
    ];
    expect(
      (await clientOf(site, quiet.token)("PUT", "/api/users/me", { evening_letters: 0 })).json(),
    ).toMatchObject({
      evening_letters: 0,
    });
    const campaign_id = await makeCampaign(master);
    for (const person of [player, quiet]) await enlist(master, campaign_id, person);
    const readers = [master.email, player.email].toSorted();
    const year = new Date().getUTCFullYear() + 1;
    /** The letters that `work` has sent, and the events in them. */
    const sent = async (work: () => Promise<unknown>) => {
      letters.length = 0;
      connections = 0;
      await work();
      await expect.poll(() => letters.length).toBe(readers.length);
      // All letters of an occasion go by one.
      expect(connections).toBe(1);
      expect(letters.map(({ to }) => to).toSorted()).toEqual(readers);
      const [{ text } = { text: "" }] = letters;
      const encoded = /text\/calendar[^]*?base64\r\n(?:[^\r\n]+\r\n)*\r\n([^-]+)/.exec(text)?.[1] ?? "";
      const attached = eventsIn(Buffer.from(encoded, "base64").toString());
      const link = /^http\S*$/m.exec(text.replaceAll("=\r\n", ""))?.[0];
      expect(link).toBe(`${site}/home`);
      return { subject: /^Subject: (.*)/m.exec(text)?.[1], attached };
    };
    const states = ({ attached }: Awaited<ReturnType<typeof sent>>) =>
      attached.map(({ status, start, sequence }) => [status, start, sequence]);
    let evening = { evening_id: 0, dates: [] as unknown as { date_id: number }[] };
    const offer = await sent(async () => {
      const dates = [`${year}-12-04T19:00:00Z`, `${year}-12-05T19:00:00Z`];
      evening = (await make(master, "evenings", { campaign_id, dates })) as unknown as typeof evening;
    });
    expect(offer.subject).toBe("The Salt Crown: which evening suits you?");
    expect(offer.attached.map(({ status }) => status)).toEqual(["TENTATIVE", "TENTATIVE"]);
    const { evening_id: id, dates } = evening;
    const settled = await sent(() => make(master, `evenings/${id}/settle`, { date_id: dates[1]?.date_id }));
    expect(settled.subject).toBe("The Salt Crown: the date is settled");
    expect(settled.attached.map(({ status, start }) => [status, start])).toEqual([
      ["CONFIRMED", `${year}-12-05T19:00:00.000Z`],
      ["CANCELLED", `${year}-12-04T19:00:00.000Z`],
      ["CANCELLED", `${year}-12-05T19:00:00.000Z`],
    ]);
    // What moves nothing sends nothing, nor what is past or goes on.
    const moved = await sent(async () => {
      await master.send("POST", `/api/evenings/${id}/dates`, { starts_at: `${year}-12-04T19:00:00Z` });
      await master.send("POST", `/api/evenings/${id}/dates`, { starts_at: "2020-12-04T19:00:00Z" });
      const { evening_id: past } = await make(master, "evenings", {
        campaign_id,
        starts_at: "2020-12-04T19:00:00Z",
      });
      await master.send("PUT", `/api/evenings/${past}`, { starts_at: "2020-12-05T19:00:00Z" });
      await make(master, `evenings/${past}/begin`);
      await master.send("POST", `/api/evenings/${past}/dates`, { starts_at: `${year}-12-08T19:00:00Z` });
      await master.send("PUT", `/api/evenings/${id}`, { place: "at home", chapter: "" });
      await make(master, `evenings/${id}/settle`, { date_id: dates[1]?.date_id });
      await master.send("PUT", `/api/evenings/${id}`, { starts_at: `${year}-12-07T19:00:00Z` });
    });
    expect(moved.attached[0]).toMatchObject({
      uid: settled.attached[0]?.uid,
      start: `${year}-12-07T19:00:00.000Z`,
      location: "at home",
    });
    const back = await sent(() =>
      master.send("PUT", `/api/evenings/${id}`, { starts_at: "2020-12-06T19:00:00Z" }),
    );
    expect(back.attached[0]).toMatchObject({
      uid: moved.attached[0]?.uid,
      start: "2020-12-06T19:00:00.000Z",
    });
    await sent(() => master.send("PUT", `/api/evenings/${id}`, { starts_at: `${year}-12-07T19:00:00Z` }));
    const gone = await sent(() => master.send("DELETE", `/api/evenings/${id}`));
    expect(gone.attached[0]).toMatchObject({ uid: settled.attached[0]?.uid, status: "CANCELLED" });
    expect(gone.attached.map(({ status }) => status)).toEqual(["CANCELLED", "CANCELLED", "CANCELLED"]);

    // A date whose evening is called off before one is settled is no longer held free, nor is one that was settled asked about again.
    const [early, late] = [`${year}-12-04T19:00:00.000Z`, `${year}-12-05T19:00:00.000Z`];
    const again = await sent(async () => {
      evening = (await make(master, "evenings", {
        campaign_id,
        dates: [early, late, "2020-12-05T19:00:00Z"],
      })) as unknown as typeof evening;
    });
    expect(states(again)).toEqual([
      ["TENTATIVE", early, 0],
      ["TENTATIVE", late, 0],
    ]);
    // Its past date stands first.
    const [, { date_id: withdrawnId } = { date_id: 0 }] = evening.dates;
    const withdrawn = await sent(() => master.send("DELETE", `/api/evening-dates/${withdrawnId}`));
    expect(withdrawn.subject).toBe("The Salt Crown: a date is no longer offered");
    expect(states(withdrawn)).toEqual([["CANCELLED", early, 1]]);
    const undecided = await sent(() => master.send("DELETE", `/api/evenings/${evening.evening_id}`));
    expect(undecided.subject).toBe("The Salt Crown: the evening was called off");
    expect(states(undecided)).toEqual([["CANCELLED", late, 2]]);
    expect([...withdrawn.attached, ...undecided.attached].map(({ uid }) => uid)).toEqual(
      again.attached.map(({ uid }) => uid),
    );
    await sent(async () => {
      evening = (await make(master, "evenings", {
        campaign_id,
        dates: [early, late],
      })) as unknown as typeof evening;
    });
    const fixed = await sent(() =>
      make(master, `evenings/${evening.evening_id}/settle`, { date_id: evening.dates[0]?.date_id }),
    );
    expect(states(fixed).slice(1)).toEqual([
      ["CANCELLED", early, 1],
      ["CANCELLED", late, 1],
    ]);
    const asked = await sent(() =>
      make(master, `evenings/${evening.evening_id}/dates`, { starts_at: `${year}-12-06T19:00:00.000Z` }),
    );
    expect(states(asked)).toEqual([
      ["TENTATIVE", late, 2],
      ["TENTATIVE", `${year}-12-06T19:00:00.000Z`, 2],
    ]);
    await sent(() => master.send("DELETE", `/api/evenings/${evening.evening_id}`));
    // With a book its offered dates fall out, too.
    const other = await makeCampaign(master);
    await enlist(master, other, player);
    await sent(() => make(master, "evenings", { campaign_id: other, dates: [late] }));
    const lost = await sent(() => master.send("DELETE", `/api/campaigns/${other}`));
    expect(states(lost)).toEqual([["CANCELLED", late, 1]]);
    await sent(() => make(master, "evenings", { campaign_id, starts_at: `${year}-12-09T19:00:00Z` }));
    const deleted = await sent(() => master.send("DELETE", `/api/campaigns/${campaign_id}`));
    expect(deleted.subject).toBe("The Salt Crown: the evening was called off");
    expect(deleted.attached).toMatchObject([{ status: "CANCELLED", start: `${year}-12-09T19:00:00.000Z` }]);
    // With its account goes a keeper's book, of which the keeper gets no letter.
    const theirs = await makeCampaign(player);
    for (const person of [master, quiet]) await enlist(player, theirs, person);
    await sent(() => make(player, "evenings", { campaign_id: theirs, starts_at: `${year}-12-10T19:00:00Z` }));
    readers.splice(0, 2, master.email);
    const taken = await sent(() => player.send("DELETE", "/api/users/me", { password: "lantern" }));
    expect(taken.attached).toMatchObject([{ status: "CANCELLED", start: `${year}-12-10T19:00:00.000Z` }]);
  } finally {
    await server.remove();
    await new Promise<void>((resolve) => {
      post.close(() => resolve());
    });
  }
});
