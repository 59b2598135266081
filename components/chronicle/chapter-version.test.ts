import { expect, it, vi } from "vitest";
import { CallError } from "@/lib/client/api/call";
import type { Evening } from "@/lib/model/evening";
import { chapterVersion } from "./chapter-version";
import { wordsOf } from "./chapter-words";
import { at, stored } from "./evening.fixture";
import { NONE_SENT } from "./sent-parts";

const readStored = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock("@/lib/client/api/call", async (load) => ({ ...(await load<object>()), call: readStored }));

const NOTHING = { held: [], asked: [] };
const saying = (chapter: string, minute = 12): Evening => ({ ...stored, chapter, updatedAt: at(minute) });
const refusal = (status: number) => new CallError("", { status, fields: {} });

/** A version that is merged where nothing of it is asked, as what is written is; answers it, and which were asked about. */
const asking = (mine: Evening) => {
  const asked: Evening[] = [];
  const onNewer = (theirs: Evening): boolean => {
    const isOver =
      theirs.signedAt === null && version.merge(wordsOf(mine), wordsOf(theirs), NOTHING).asked.length === 0;
    if (isOver) version.goOnFrom(theirs);
    else asked.push(theirs);
    return isOver;
  };
  const version = chapterVersion(stored, { onNewer, onFailed: () => {} });
  return { version, asked };
};

/** Sends two texts that get no answer and then a third, though `theirs` is stored by then; answers whether it was asked which stays. */
const sendThirdOver = async (theirs: Evening, before = (_: ReturnType<typeof chapterVersion>) => {}) => {
  const { version, asked } = asking(saying("It thawed."));
  for (const chapter of ["It snowed.", "It snowed on."])
    await version
      .attempt(
        () => wordsOf(saying(chapter)),
        () => Promise.reject(refusal(0)),
      )
      .catch((cause: unknown) => cause);
  before(version);
  readStored.mockResolvedValue(theirs);
  await version
    .attempt(
      () => wordsOf(saying("It thawed.")),
      async (seenAt) => {
        if (seenAt < theirs.updatedAt) throw refusal(409);
        return saying("It thawed.", 20);
      },
    )
    .catch((cause: unknown) => cause);
  return asked.length > 0;
};

it("goes on from each text that was sent from here, whichever of the answers was lost", async () => {
  expect(await sendThirdOver(saying("It snowed."))).toBe(false);
  expect(await sendThirdOver(saying("It snowed on."))).toBe(false);
});

it("goes on from a text that was stored though its answer was lost, where the same is sent again", async () => {
  const snowed = saying("It snowed.");
  const { version, asked } = asking(snowed);
  const send = (work: (seenAt: Date) => Promise<Evening>) => version.attempt(() => wordsOf(snowed), work);
  await send(() => Promise.reject(refusal(0))).catch((cause: unknown) => cause);
  readStored.mockResolvedValue(snowed);
  const answer = await send(async (seenAt) => {
    if (seenAt < snowed.updatedAt) throw refusal(409);
    return snowed;
  });
  expect([answer, asked]).toEqual([snowed, []]);
});

it("asks where others were stored, where the chapter was signed, and where another text was answered since", async () => {
  expect(await sendThirdOver(saying("It poured."))).toBe(true);
  expect(await sendThirdOver({ ...saying("It snowed."), signedAt: at(12) })).toBe(true);
  const isAnswered = await sendThirdOver(saying("It snowed.", 14), (version) =>
    version.goOnFrom(saying("It hailed.", 13)),
  );
  expect(isAnswered).toBe(true);
});

it("counts a second try that was refused as not sent either", async () => {
  const { version } = asking(saying("It thawed."));
  readStored.mockResolvedValue({ ...stored, there: [7], updatedAt: at(12) });
  const refused = () => Promise.reject(refusal(409));
  await expect(version.attempt(() => wordsOf(saying("It thawed.")), refused)).rejects.toMatchObject({
    status: 409,
  });
  expect(version.stored().updatedAt).toEqual(at(12));
  expect(version.sentSince()).toEqual(NONE_SENT);
});
