import { expect, test } from "vitest";
import { campaignRecord } from "./campaign-file";

test("a handout that a book holds without a title comes in with one", () => {
  const handouts = campaignRecord.shape.handouts.parse([{ title: " ", text: "", image: null }]);
  expect(handouts).toEqual([{ title: "Untitled", text: "", image: null }]);
});

test.each(["0000-01-01T00:00:00Z", "0050-01-01T00:00:00Z"])(
  "a date that the database can't keep is refused: %s",
  (moment) => {
    const { evenings, journal } = campaignRecord.shape;
    const happened = { kind: "join", entry: {}, masked: null, audience: "members", person: null };
    const planned = { number: 1, title: "I", state: "planned", minutes: 240, place: "", chapter: "" };
    const rest = { dates: [], threads: [], additions: [], signedAt: null, begunAt: null, endedAt: null };
    const refusals = [
      journal.safeParse([{ ...happened, happenedAt: moment }]),
      evenings.safeParse([{ ...planned, ...rest, startsAt: moment }]),
    ];
    expect(
      refusals.map(({ error }) => error?.issues.map(({ path, message }) => [path.at(-1), message])),
    ).toEqual([[["happenedAt", "Must be a date"]], [["startsAt", "Must be a date"]]]);
  },
);
