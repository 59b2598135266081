import { expect, test } from "@playwright/test";
import { SMTPServer } from "smtp-server";
import { passwordResets } from "@/db/schema/password-resets";
import { enter, join } from "../support/cast";
import { clientOf } from "../support/client";
import { AppServer, startAppServer } from "../support/app-server";
import { listen } from "../support/event-stream";
import { freePort } from "../support/free-port";
import { PASSWORD } from "../support/people";

test("a forgotten password is replaced by a link that comes by e-mail, once, and ends all sessions", async () => {
  test.setTimeout(120_000);
  const letters: string[] = [];
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk) => {
        text += String(chunk);
      });
      stream.on("end", () => {
        letters.push(text.replaceAll("=\r\n", "").replaceAll("=3D", "="));
        done();
      });
    },
  });
  const { port } = await new Promise<{ port: number }>((resolve) => {
    const listening = post.listen(0, "127.0.0.1", () => resolve(listening.address() as { port: number }));
  });
  const server = await AppServer.make("embedded");
  Object.assign(server.env, {
    LOG_LEVEL: "info",
    MAIL_URL: `smtp://127.0.0.1:${port}?from=tome@example.org`,
    NEXTAUTH_URL: server.address,
  });
  try {
    await server.prepare();
    await server.start();
    const site = server.address;
    const nobody = clientOf(site);
    expect((await nobody("GET", "/forgot")).text).toMatch(/<form[^>]* method="post"/);
    const { email, send } = await join(site, "Wren");
    const ask = async (address: string) =>
      (await nobody("POST", "/api/users/forgot-password", { email: address })).text;
    const unknown = await ask("nobody@tomekeeper.example");
    expect(await ask(email.toUpperCase())).toBe(unknown);
    await expect.poll(() => letters.length).toBe(1);
    expect(letters[0]).toMatch(/^From: tome@example\.org/m);
    expect(letters[0]).toContain(`To: ${email}`);
    const token = /\/reset\/([\w-]{22})/.exec(letters[0] ?? "")?.[1] ?? "";
    const page = await nobody("GET", `/reset/${token}`);
    expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);

    const choose = (key: string, password: string) =>
      nobody("POST", "/api/users/reset-password", { token: key, password });
    expect((await choose(token, "short")).status).toBe(400);
    expect((await choose("wrong", "candle1")).status).toBe(404);
    expect((await choose(token, "candle1")).status).toBe(200);
    expect((await choose(token, "candle2")).status).toBe(404);
    expect((await send("GET", "/api/users/me")).status).toBe(401);
    expect((await enter(site, { email, password: "candle1" })).token).not.toBe("");
    expect(server.said).not.toContain(token);

    // The operator's own way, and the hour.
    await ask(email);
    await expect.poll(() => letters.length).toBe(2);
    const late = /\/reset\/([\w-]{22})/.exec(letters[1] ?? "")?.[1] ?? "";
    await server.between(async (db) => {
      const rows = await db.select().from(passwordResets);
      expect(JSON.stringify(rows)).not.toContain(late);
      await db.update(passwordResets).set({ expiresAt: new Date(Date.now() - 1000) });
    });
    expect((await choose(late, "candle3")).status).toBe(404);
    // While the server runs on the embedded database, which it holds alone, the command has it do so; and without it, it is done there.
    // Its link leads where the server's own letters do, whatever the shell of the command has set.
    const ofServer = { ...server.env };
    Object.assign(server.env, { PORT: "3999", NEXTAUTH_URL: "", MAIL_URL: "" });
    const { code, said } = await server.command("reset-password", email);
    Object.assign(server.env, ofServer);
    expect(said).toContain(`\n${site}/reset/`);
    expect(said).toMatch(/^It opens on this machine alone\. .* in place of http:\/\/localhost:\d+\.$/m);
    // A page that is open hears of it.
    const open = await listen(site, (await enter(site, { email, password: "candle1" })).token);
    const promoted = await server.command("promote", email.toUpperCase());
    expect(promoted).toMatchObject({ code: 0, said: expect.stringContaining("is super_admin now") });
    await open.change("account");
    open.close();
    expect(await server.command("promote", "nobody@tomekeeper.example")).toMatchObject({
      code: 1,
      said: expect.stringContaining("There is no account"),
    });
    await server.stop();
    expect((await server.command("promote", email)).code).toBe(0);
    await server.start();
    const printed = /\/reset\/([\w-]{22})$/m.exec(said)?.[1] ?? said;
    expect([code, (await choose(printed, "candle4")).status]).toEqual([0, 200]);

    // Whoever reads somebody's letters has no way back in after the one who owns the account has shut them out.
    const endings = [
      ["POST", "/api/users/logout", { everywhere: true }],
      ["PUT", "/api/users/me/password", { current_password: "candle4", new_password: "candle5" }],
    ] as const;
    for (const [index, [method, path, data]] of endings.entries()) {
      await ask(email);
      await expect.poll(() => letters.length).toBe(index + 3);
      const link = /\/reset\/([\w-]{22})/.exec(letters[index + 2] ?? "")?.[1] ?? "";
      const owner = await enter(site, { email, password: "candle4" });
      expect([path, (await owner.send(method, path, data)).status]).toEqual([path, 200]);
      expect([path, (await choose(link, "candle6")).status]).toEqual([path, 404]);
    }
  } finally {
    await server.remove();
    await new Promise<void>((resolve) => post.close(resolve));
  }
});

test("a new password lets in whoever tried too many wrong ones, from where it was chosen and from nowhere else", async () => {
  const server = await startAppServer({ RATE_LIMIT_FACTOR: "1" });
  try {
    const { email } = await join(server.address, "Wren");
    const post = async (path: string, address: string, data: object, cookie = "") => {
      const answer = await fetch(`${server.address}/api/users/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address, cookie },
        body: JSON.stringify(data),
      });
      return { status: answer.status, cookie: answer.headers.getSetCookie().join().split(";")[0] ?? "" };
    };
    const logIn = (address: string, password: string, cookie?: string) =>
      post("login", address, { email, password }, cookie);
    const [here, elsewhere] = ["2001:db8:1::1", "2001:db8:2::1"];
    for (const address of [here, elsewhere])
      for (let attempt = 0; attempt < 11; attempt += 1) await logIn(address, "guessed");
    expect((await logIn(here, PASSWORD)).status).toBe(429);

    const { said } = await server.command("reset-password", email);
    const token = /\/reset\/([\w-]{22})$/m.exec(said)?.[1] ?? said;
    const refused = await post("reset-password", here, { token: "wrong", password: "candle1" });
    expect(refused).toEqual({ status: 404, cookie: "" });
    expect((await logIn(here, PASSWORD)).status).toBe(429);
    const changed = await post("reset-password", here, { token, password: "candle1" });
    expect(changed).toEqual({ status: 200, cookie: expect.stringMatching(/^tomekeeper\.device=./) });
    expect((await logIn(here, "candle1")).status).toBe(200);
    expect((await logIn(elsewhere, "candle1")).status).toBe(429);
    // The browser is known too, wherever it is taken.
    expect((await logIn(elsewhere, "candle1", changed.cookie)).status).toBe(200);
  } finally {
    await server.remove();
  }
});

test("why a letter could not be sent is logged, and nothing of the letter", async () => {
  const port = await freePort();
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}>: Recipient address rejected`), { responseCode: 550 })),
  });
  const server = await startAppServer({
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    NEXTAUTH_URL: "http://tome.localhost",
  });
  try {
    const { email } = await join(server.address, "Wren");
    const ask = async () =>
      (await clientOf(server.address)("POST", "/api/users/forgot-password", { email })).status;
    const lines = () => server.said.split("\n").filter((one) => one.includes("a letter could not be sent"));
    expect(await ask()).toBe(200);
    await expect.poll(lines).toEqual([expect.stringContaining("ECONNREFUSED")]);
    await new Promise<void>((resolve) => void post.listen(port, "127.0.0.1", resolve));
    expect(await ask()).toBe(200);
    await expect.poll(lines).toEqual([expect.any(String), expect.stringMatching(/550.*RCPT TO/)]);
    expect(server.said).not.toContain(email);
    expect(server.said).not.toContain("/reset/");
  } finally {
    await server.remove();
    await new Promise<void>((resolve) => post.close(resolve));
  }
});
