import { encode } from "next-auth/jwt";
import { expect, test } from "../support/fixtures";
import { pngFile, textFile } from "../support/images";
import { PASSWORD } from "../support/people";
import { SESSION_SECRET } from "../support/session-secret.mjs";

const fresh = () => `somebody.${crypto.randomUUID()}@tomekeeper.example`;

test("signing up answers 201 with the id, and the address is then taken in any case", async ({ request }) => {
  const email = fresh();
  const first = await request.post("/api/users/signup", {
    data: { username: "Maren", email, password: PASSWORD },
  });
  expect(first.status()).toBe(201);
  expect(await first.json()).toEqual({ message: expect.any(String), user_id: expect.any(Number) });
  const again = await request.post("/api/users/signup", {
    data: { username: "Maren", email: email.toUpperCase(), password: PASSWORD },
  });
  expect(again.status()).toBe(409);
  expect(await again.json()).toEqual({ error: "This e-mail address is already taken" });
});

test("ten sign-ups of one address at once make one account", async ({ request }) => {
  const data = { username: "Maren", email: fresh(), password: PASSWORD };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => request.post("/api/users/signup", { data })),
  );
  expect(answers.map((answer) => answer.status()).sort()).toEqual([201, ...Array(9).fill(409)]);
});

for (const [what, change, sentence] of [
  ["without a username", { username: "" }, "All fields are required"],
  ["without an e-mail address", { email: undefined }, "All fields are required"],
  ["without a password", { password: "" }, "All fields are required"],
  ["with 5 characters of password", { password: "12345" }, "Password must be between 6 and 12 characters"],
  [
    "with 13 characters of password",
    { password: "1234567890123" },
    "Password must be between 6 and 12 characters",
  ],
] as const)
  test(`signing up ${what} is refused`, async ({ request }) => {
    const data = { username: "Maren", email: fresh(), password: PASSWORD, ...change };
    const answer = await request.post("/api/users/signup", { data });
    expect(answer.status()).toBe(400);
    expect((await answer.json()).error).toBe(sentence);
  });

test("a wrong password and an unknown address get the same answer", async ({ request, creator }) => {
  const wrong = await request.post("/api/users/login", {
    data: { email: creator.email, password: "wrong12" },
  });
  const unknown = await request.post("/api/users/login", { data: { email: fresh(), password: "wrong12" } });
  expect([wrong.status(), unknown.status()]).toEqual([401, 401]);
  expect(await wrong.json()).toEqual(await unknown.json());
  const empty = await request.post("/api/users/login", { data: { email: "", password: "" } });
  expect(empty.status()).toBe(400);
  expect((await empty.json()).error).toBe("Email and password are required");
});

test("logging in leaves both carriers, and either opens the account", async ({ request, creator }) => {
  const answer = await request.post("/api/users/login", {
    data: { email: creator.email, password: PASSWORD },
  });
  const cookie = answer.headers()["set-cookie"] ?? "";
  expect(cookie).toContain("HttpOnly");
  expect(cookie).toContain("SameSite=Lax");
  const { token } = await answer.json();
  expect(cookie).toContain(token);
  const byCookie = await request.get("/api/users/me");
  expect(await byCookie.json()).toMatchObject({
    user_id: creator.id,
    username: "Maren",
    role: "user",
    profile_img: null,
  });
});

test("a forged, an expired and a foreign token are refused, also beside a good cookie", async ({
  request,
  creator,
}) => {
  await request.post("/api/users/login", { data: { email: creator.email, password: PASSWORD } });
  const claims = { sub: String(creator.id), sessionVersion: 1 };
  const forged = await encode({ token: claims, secret: "another secret" });
  const expired = await encode({
    token: claims,
    secret: SESSION_SECRET,
    maxAge: -60,
  });
  for (const token of [forged, expired, "null", "", "x.y.z"]) {
    const answer = await request.get("/api/users/me", { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toEqual({ error: "Please log in to continue using this website." });
  }
});

test("a change by cookie alone must come from a page of this host", async ({ request, creator }) => {
  await request.post("/api/users/login", { data: { email: creator.email, password: PASSWORD } });
  const send = (headers: Record<string, string>) =>
    request.post("/api/messages", { data: { type: "review", text: "Fine" }, headers });
  expect((await send({})).status()).toBe(403);
  expect((await send({ origin: "https://elsewhere.example" })).status()).toBe(403);
  expect((await send({ "sec-fetch-site": "cross-site" })).status()).toBe(403);
  expect((await send({ "sec-fetch-site": "same-origin" })).status()).toBe(201);
  const { origin } = new URL((await request.get("/api/health")).url());
  expect((await send({ origin })).status()).toBe(201);
});

test("the profile is changed with a picture, and a text file under a picture's name is refused", async ({
  creator,
}) => {
  const changed = await creator.api.put("/api/users/me", {
    multipart: { username: "Maren of Verrin", profile_img: pngFile("me.png") },
  });
  expect(changed.status()).toBe(200);
  const { profile_img, username } = await changed.json();
  expect(username).toBe("Maren of Verrin");
  expect((await creator.api.get(profile_img)).headers()["content-type"]).toBe("image/webp");
  const refused = await creator.api.put("/api/users/me", {
    multipart: { username: "X", profile_img: textFile() },
  });
  expect(refused.status()).toBe(415);
  expect(await refused.json()).toEqual({ error: "Only image files are allowed" });
  expect(await (await creator.api.get("/api/users/me")).json()).toMatchObject({
    username: "Maren of Verrin",
    profile_img,
  });
});

test("a changed password ends every earlier token and answers a new one", async ({ creator, request }) => {
  const wrong = await creator.api.put("/api/users/me/password", {
    data: { current_password: "not this", new_password: "candle1" },
  });
  expect(wrong.status()).toBe(400);
  const changed = await creator.api.put("/api/users/me/password", {
    data: { current_password: PASSWORD, new_password: "candle1" },
  });
  const { token } = await changed.json();
  expect((await creator.api.get("/api/users/me")).status()).toBe(401);
  const renewed = await request.get("/api/users/me", { headers: { authorization: `Bearer ${token}` } });
  expect(renewed.status()).toBe(200);
});

test("logging out everywhere ends both carriers", async ({ creator, request }) => {
  await request.post("/api/users/login", { data: { email: creator.email, password: PASSWORD } });
  expect((await creator.api.post("/api/users/logout", { data: { everywhere: true } })).status()).toBe(200);
  expect((await creator.api.get("/api/users/me")).status()).toBe(401);
  expect((await request.get("/api/users/me")).status()).toBe(401);
  await request.get("/api/auth/session");
  expect((await request.get("/api/users/me")).status()).toBe(401);
});

test("deleting the account asks the password and takes its campaigns along", async ({
  creator,
  player,
  campaign,
}) => {
  expect((await creator.api.delete("/api/users/me", { data: { password: "not this" } })).status()).toBe(400);
  expect((await creator.api.delete("/api/users/me", { data: { password: PASSWORD } })).status()).toBe(200);
  expect((await creator.api.get("/api/users/me")).status()).toBe(401);
  expect(await (await player.api.get("/api/campaigns/my")).json()).toEqual([]);
  expect((await player.api.get(`/api/campaigns/${campaign.id}/dm`)).status()).toBe(404);
});

test("every call but the open ones needs somebody signed in", async ({ request }) => {
  for (const path of [
    "/api/users/me",
    "/api/campaigns/my",
    "/api/campaigns",
    "/api/dm-notes/1",
    "/api/invites/my",
    "/api/messages",
  ])
    expect((await request.get(path)).status(), path).toBe(401);
  expect((await request.get("/api/health")).status()).toBe(200);
});

test("an unknown address is 404 and a wrong method 405 with Allow, both as JSON", async ({ request }) => {
  const unknown = await request.get("/api/nothing/here");
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toEqual({ error: expect.any(String) });
  const wrong = await request.patch("/api/campaigns/1");
  expect(wrong.status()).toBe(405);
  expect(wrong.headers()["allow"]).toBe("PUT, DELETE");
  expect(await wrong.json()).toEqual({ error: expect.any(String) });
});
