// Longer than most: these tests share a server of their own, which is started once a file.
import { expect } from "@playwright/test";
import { atOnce } from "../support/at-once";
import { campaignFile, formOf } from "../support/campaign-file";
import { enter, join, type Player } from "../support/cast";
import { answerOf } from "../support/client";
import { type Deployed, test } from "../support/deployed";
import { png } from "../support/images";
import { signInWithNextAuth } from "../support/next-auth-door";
import { PASSWORD } from "../support/people";

// One server serves them all: each test comes from network addresses of its own.
test.describe.configure({ mode: "default" });

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  // A network each: whoever has one address of IPv6 has 2^64 of them.
  return `2001:db8:${(process.pid % 65_536).toString(16)}:${addresses.toString(16)}::1`;
};

interface Knock {
  email: string;
  password?: string;
  address?: string;
  cookie?: string;
}
const knock = async (
  { baseURL }: Deployed,
  { email, password = "wrong12", address = newAddress(), cookie }: Knock,
) =>
  answerOf(
    await fetch(`${baseURL}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address, ...(cookie && { cookie }) },
      body: JSON.stringify({ email, password }),
    }),
  );

const fresh = async (deployed: Deployed, address = newAddress()) => {
  const email = `limits.${crypto.randomUUID()}@tomekeeper.example`;
  await fetch(`${deployed.baseURL}/api/users/signup`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ username: "Maren", email, password: PASSWORD }),
  });
  return email;
};
const statuses = async (amount: number, attempt: () => Promise<{ status: number }>) => {
  const all: number[] = [];
  for (let index = 0; index < amount; index += 1) all.push((await attempt()).status);
  return all;
};

test("the eleventh wrong password for an account from one address is refused, and the right one then too", async ({
  deployed,
}) => {
  const email = await fresh(deployed);
  const address = newAddress();
  expect(await statuses(10, () => knock(deployed, { email, address }))).toEqual(Array(10).fill(401));
  const refused = await knock(deployed, { email, address, password: PASSWORD });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
  expect(refused.text).toMatch(/^\{"error":"Too many attempts\. Please try again in 15 minutes\."\}$/);
});

test("guesses sent all at once get no further than one after another", async ({ deployed }) => {
  const email = await fresh(deployed);
  const address = newAddress();
  const answers = await atOnce(40, () => knock(deployed, { email, address }));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

test("guesses at links for a new password sent all at once get no further either", async ({ deployed }) => {
  const address = newAddress();
  const guess = () =>
    fetch(`${deployed.baseURL}/api/users/reset-password`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ token: crypto.randomUUID(), password: PASSWORD }),
    });
  const answers = await atOnce(50, guess);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test("guessing at one account from many addresses ends, and neither a known address nor a known browser is locked out", async ({
  deployed,
}) => {
  const email = await fresh(deployed);
  const home = newAddress();
  const first = await knock(deployed, { email, address: home, password: PASSWORD });
  const cookie =
    first.headers
      .getSetCookie()
      .find((one) => one.startsWith("tomekeeper.device="))
      ?.split(";")[0] ?? "";
  expect(cookie).not.toBe("");
  const guesses: { status: number }[] = [];
  for (let round = 0; round < 4; round += 1)
    guesses.push(...(await atOnce(30, () => knock(deployed, { email }))));
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(100);
  expect((await knock(deployed, { email, password: PASSWORD })).status).toBe(429);
  expect((await knock(deployed, { email, address: home, password: PASSWORD })).status).toBe(200);
  expect((await knock(deployed, { email, cookie, password: PASSWORD })).status).toBe(200);
});

test("whoever shares an address and guesses locks no known browser out", async ({ deployed }) => {
  const email = await fresh(deployed);
  const shared = newAddress();
  const first = await knock(deployed, { email, address: shared, password: PASSWORD });
  const cookie =
    first.headers
      .getSetCookie()
      .find((one) => one.startsWith("tomekeeper.device="))
      ?.split(";")[0] ?? "";
  await statuses(12, () => knock(deployed, { email, address: shared }));
  expect((await knock(deployed, { email, address: shared, password: PASSWORD })).status).toBe(429);
  expect((await knock(deployed, { email, address: shared, cookie, password: PASSWORD })).status).toBe(200);
  const other = await fresh(deployed);
  expect((await knock(deployed, { email: other, cookie, address: shared, password: PASSWORD })).status).toBe(
    200,
  );
});

test("one address tries sixty accounts, and no more", async ({ deployed }) => {
  const address = newAddress();
  const answers = await atOnce(70, (index) =>
    knock(deployed, { email: `nobody.${index}@tomekeeper.example`, address }),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(60);
});

test("logging in rightly again and again never meets a limit", async ({ deployed }) => {
  const email = await fresh(deployed);
  const address = newAddress();
  expect(await statuses(80, () => knock(deployed, { email, address, password: PASSWORD }))).toEqual(
    Array(80).fill(200),
  );
});

test("other addresses of one network of IPv6, and what is no address, count as one", async ({ deployed }) => {
  const email = await fresh(deployed);
  const network = newAddress().replace(/::1$/, "");
  const from = (host: number) => knock(deployed, { email, address: `${network}::${host + 1}` });
  const answers = await atOnce(20, from);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const long = await knock(deployed, { email, address: "x".repeat(5000) });
  expect(long.status).toBe(401);
});

test("next-auth's door refuses as the first one does", async ({ deployed }) => {
  const email = await fresh(deployed);
  const address = newAddress();
  await statuses(10, () => knock(deployed, { email, address }));
  const given = { email, password: PASSWORD };
  const refused = await signInWithNextAuth(deployed.baseURL, given, { "x-forwarded-for": address });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
});

test("next-auth's door counts with the other one", async ({ deployed }) => {
  const email = await fresh(deployed);
  const address = newAddress();
  const cookiesBy = async (from: string) => {
    const given = { email, password: PASSWORD };
    const answer = await signInWithNextAuth(deployed.baseURL, given, { "x-forwarded-for": from });
    return answer.headers.getSetCookie().join();
  };
  await statuses(10, () => knock(deployed, { email, address }));
  expect(await cookiesBy(address)).not.toContain("session-token=ey");
  expect(await cookiesBy(newAddress())).toContain("session-token=ey");
});

test("one address signs up thirty people an hour", async ({ deployed: { baseURL } }) => {
  const address = newAddress();
  const answers = await statuses(32, () =>
    fetch(`${baseURL}/api/users/signup`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({
        username: "M",
        email: `s.${crypto.randomUUID()}@tomekeeper.example`,
        password: PASSWORD,
      }),
    }),
  );
  expect(answers).toEqual([...Array(30).fill(201), 429, 429]);
});

const person = async (deployed: Deployed): Promise<Player> =>
  enter(deployed.baseURL, { email: await fresh(deployed), password: PASSWORD });

test("feedback, invites and password checks end at their numbers, each person's for themselves", async ({
  deployed,
}) => {
  const one = await person(deployed);
  const feedback = () => one.send("POST", "/api/messages", { type: "review", text: "Fine" });
  expect((await statuses(21, feedback)).at(-1)).toBe(429);
  const { campaign_id } = (
    await one.send("POST", "/api/campaigns/create", { campaign_name: "N" })
  ).json() as { campaign_id: number };
  const invite = () => one.send("POST", "/api/campaigns/invite", { campaign_id, receiver_id: 2147483647 });
  expect((await statuses(61, invite)).slice(-2)).toEqual([404, 429]);
  const check = () => one.send("DELETE", "/api/users/me", { password: "not this" });
  expect((await statuses(11, check)).slice(-2)).toEqual([400, 429]);
  const another = await person(deployed);
  expect((await another.send("POST", "/api/messages", { type: "review", text: "Fine" })).status).toBe(201);
});

test("uploads end at two hundred an hour, and changes without a picture go on", async ({ deployed }) => {
  const { send, token } = await person(deployed);
  const picture = new Blob([new Uint8Array(png(2, 2))], { type: "image/png" });
  const upload = async () => {
    const form = new FormData();
    form.set("profile_img", picture, "me.png");
    return fetch(`${deployed.baseURL}/api/users/me`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
  };
  expect((await statuses(201, upload)).slice(-2)).toEqual([200, 429]);
  expect((await send("PUT", "/api/users/me", { username: "Maren" })).status).toBe(200);
});

test("imports end at twenty an hour, of which one that is sent again with its key is none", async ({
  deployed: { baseURL },
}) => {
  const { token } = await join(baseURL, "Wren");
  const bring = async (key: string) =>
    fetch(`${baseURL}/api/campaigns/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "idempotency-key": key },
      body: formOf(campaignFile()),
    });
  expect(await statuses(5, () => bring("again"))).toEqual(Array(5).fill(201));
  // Those that wait for the first one too.
  const together = await atOnce(5, () => bring("together"));
  expect(together.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(await statuses(19, () => bring(crypto.randomUUID()))).toEqual([...Array(18).fill(201), 429]);
});

test("a calendar is read 120 times an hour, from wherever and also where its address is made anew", async ({
  deployed: { baseURL },
}) => {
  const subscribe = async ({ send }: Player) => {
    const { url } = (await send("POST", "/api/users/me/calendar")).json() as { url: string };
    const { pathname } = new URL(url);
    return () => fetch(baseURL + pathname, { headers: { "x-forwarded-for": newAddress() } });
  };
  const [wren, brida] = [await join(baseURL, "Wren"), await join(baseURL, "Brida")];
  expect(await statuses(60, await subscribe(wren))).toEqual(Array(60).fill(200));
  const read = await subscribe(wren);
  expect((await statuses(61, read)).slice(-2)).toEqual([200, 429]);
  expect(Number((await read()).headers.get("retry-after"))).toBeGreaterThan(3000);
  expect((await (await subscribe(brida))()).status).toBe(200);
});

test("under https the cookies are secure, and the session's has its other name", async ({ deployed }) => {
  const email = await fresh(deployed);
  const cookies = (await knock(deployed, { email, password: PASSWORD })).headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringMatching(
      /^__Secure-next-auth\.session-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
    ),
    expect.stringMatching(
      /^tomekeeper\.device=[^;]+; Path=\/api; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/,
    ),
  ]);
  const token = cookies[0]?.split(/[=;]/)[1] ?? "";
  const answer = await fetch(`${deployed.baseURL}/api/users/me`, {
    headers: { cookie: `__Secure-next-auth.session-token=${token}` },
  });
  expect(answer.status).toBe(200);
  const plain = await fetch(`${deployed.baseURL}/api/users/me`, {
    headers: { cookie: `next-auth.session-token=${token}` },
  });
  expect(plain.status).toBe(401);
  const joined = await join(deployed.baseURL, "Secure");
  const session = await fetch(`${deployed.baseURL}/api/auth/session`, {
    headers: { cookie: `__Secure-next-auth.session-token=${joined.token}` },
  });
  for (const cookie of session.headers.getSetCookie()) expect(cookie).toContain("Secure");
});
