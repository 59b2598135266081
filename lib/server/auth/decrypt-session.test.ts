import { decode, encode } from "next-auth/jwt";
import { describe, expect, it } from "vitest";
import { decryptSession } from "./decrypt-session";

const secret = "only for tests, only on this machine";
const claims = { sub: "7", sessionVersion: 3 };
const token = await encode({ token: claims, secret });

const altered = (part: number, change: (text: string) => string) =>
  token
    .split(".")
    .map((text, index) => (index === part ? change(text) : text))
    .join(".");
const flipped = (text: string) => (text.startsWith("A") ? "B" : "A") + text.slice(1);

describe("a token", () => {
  it("says what next-auth's own decode says of it", async () => {
    expect(await decryptSession(token, secret)).toEqual(await decode({ token, secret }));
    expect(await decryptSession(token, secret)).toMatchObject(claims);
  });

  it("is nothing under another secret", async () => {
    expect(await decryptSession(token, `${secret}!`)).toBeNull();
    expect(await decryptSession(await encode({ token: claims, secret, salt: "device" }), secret)).toBeNull();
  });

  it.each([
    ["head", 0],
    ["nonce", 2],
    ["content", 3],
    ["tag", 4],
  ])("is nothing with another %s", async (_, part) => {
    expect(await decryptSession(altered(part, flipped), secret)).toBeNull();
  });

  it("is nothing with a tag cut short, a key of its own, or a part more", async () => {
    expect(
      await decryptSession(
        altered(4, (tag) => tag.slice(0, 6)),
        secret,
      ),
    ).toBeNull();
    expect(
      await decryptSession(
        altered(1, () => "AAAA"),
        secret,
      ),
    ).toBeNull();
    expect(await decryptSession(`${token}.AAAA`, secret)).toBeNull();
    expect(await decryptSession("", secret)).toBeNull();
  });

  it("is nothing once it has expired", async () => {
    expect(await decryptSession(await encode({ token: claims, secret, maxAge: -60 }), secret)).toBeNull();
    expect(await decryptSession(await encode({ token: claims, secret, maxAge: -5 }), secret)).toMatchObject(
      claims,
    );
  });
});
