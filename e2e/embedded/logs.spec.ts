import { expect, test } from "@playwright/test";
import { join } from "../support/cast";
import { clientOf } from "../support/client";
import { AppServer } from "../support/app-server";
import { makeCampaign } from "../support/make";

test.setTimeout(240_000);

interface Line {
  level: number;
  time: number;
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  userId?: number;
}

test("a request is one JSON line: who, what, when and how it ended, and nothing that anybody wrote", async () => {
  const place = await AppServer.make("embedded");
  try {
    place.env["LOG_LEVEL"] = "trace";
    await place.prepare();
    await place.start();
    const { address } = place;
    const maren = await join(address, "Maren");
    const id = await makeCampaign(maren, "Zanzibar rising");
    const note = { campaign_id: id, note_text: "Mulberry betrays them" };
    const noted = await maren.send("POST", "/api/dm-notes", note);
    await maren.send("POST", "/api/messages", { type: "error", text: "Quicksilver is broken" });
    await maren.send("POST", "/api/dm-notes", { ...note, note_text: 64 });
    await clientOf(address)("POST", "/api/users/login", { email: maren.email, password: "wr0ng-one" });
    await clientOf(address)("POST", "/api/users/login", { email: maren.email, password: ["wr0ng-one"] });
    await clientOf(address, `${maren.token}x`)("GET", "/api/users/me");
    await clientOf(address)("POST", "/api/users/signup", {
      username: "M",
      email: maren.email,
      password: "wr0ng-one",
    });
    const cookie = `next-auth.session-token=${maren.token}`;
    for (const page of ["/home", "/profile", "/campaign"])
      await fetch(address + page, { headers: { cookie } });

    await expect.poll(() => place.said.split('"path"').length).toBeGreaterThan(9);
    const lines = place.said.split("\n").filter((line) => line.startsWith("{"));
    const requests = lines.map((line) => JSON.parse(line) as Line).filter(({ path }) => path);
    const one = requests.find(({ requestId }) => requestId === noted.headers.get("x-request-id"));
    expect(one).toMatchObject({ method: "POST", path: "/api/dm-notes", status: 201, userId: maren.id });
    expect(one?.ms).toBeGreaterThanOrEqual(0);
    expect(Math.abs((one?.time ?? 0) - Date.now())).toBeLessThan(240_000);
    for (const status of [400, 401, 409]) expect(requests.map((line) => line.status)).toContain(status);

    const written = ["Zanzibar", "Mulberry", "Quicksilver", "wr0ng-one", maren.email, "tomekeeper.example"];
    const secrets = [
      ...written,
      maren.token,
      maren.token.slice(0, 40),
      "lantern",
      place.env["NEXTAUTH_SECRET"],
    ];
    expect(secrets.filter((secret) => secret && place.said.includes(secret))).toEqual([]);
  } finally {
    await place.remove();
  }
});
