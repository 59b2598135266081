import { describe, expect, test } from "vitest";
import { Failure } from "@/lib/model/failure";
import { Refusal } from "@/lib/refusal";
import { sentenceOf } from "./command";

const failed = (code: string, message = "") =>
  Object.assign(new Error(message), {
    code,
    ...(/^E(?:NOENT|ROFS|NOSPC)$/.test(code) && { path: "/backups/today.tar.4711.part" }),
  });
const inQuery = (cause: Error) =>
  new Error("Failed query: update users\nparams: somebody@example.org", { cause });

describe("what an operator's command says when it fails", () => {
  test.each([
    [new Refusal("Name one account"), /^Name one account$/],
    [new Failure("unavailable", "Pictures can't be stored"), /^Pictures can't be stored$/],
    [inQuery(failed("ECONNREFUSED")), /^The database can't be used \(ECONNREFUSED\): check/],
    [inQuery(failed("28P01")), /^The database can't be used \(28P01\): check/],
    [inQuery(failed("3D000")), /^The database can't be used \(3D000\): check/],
    [new Error("The server does not support SSL connections"), /^The database can't be used \(no answer\)/],
    [inQuery(failed("42P01")), /run npm run migrate first\.$/],
    [inQuery(failed("42501")), /^The user that DATABASE_URL names may not do this/],
    [failed("ENOENT"), /^\/backups\/today\.tar can't be read or written \(ENOENT\): name a place/],
    [failed("EROFS"), /^\/backups\/today\.tar can't be read or written \(EROFS\): name a place/],
    [failed("ENOSPC"), /^There is no room for \/backups\/today\.tar \(ENOSPC\): make room/],
  ])("%s", (error, sentence) => {
    expect(sentenceOf(error)).toMatch(sentence);
    expect(sentenceOf(error)).not.toMatch(/somebody@example|\n/);
  });

  test("leaves the values out of what nobody foresaw, too", () => {
    const sentence = sentenceOf(inQuery(failed("22P02", "invalid input")));
    expect(sentence).toMatch(/^This failed in a way that nobody foresaw/);
    expect(sentence).toContain("invalid input");
    expect(sentence).not.toContain("somebody@example.org");
  });
});
