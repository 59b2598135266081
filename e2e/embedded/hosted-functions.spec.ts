import { expect, test } from "@playwright/test";
import { HostedFunction } from "../support/hosted-function";
import { png } from "../support/images";
import { PASSWORD } from "../support/people";
import { SESSION_SECRET } from "../support/session-secret.mjs";
import { pictureStore } from "../support/picture-store";
import { postgresWire } from "../support/postgres-wire";

const functions: HostedFunction[] = [];
// Also after a test that ran out of time.
test.afterEach(async () => {
  await Promise.all(functions.splice(0).map((one) => one.remove()));
});

// Three servers start, which a busy machine takes its time for.
test.setTimeout(180_000);

test("a host's functions sign up, log in and take a picture with nothing but the files that are traced for each", async () => {
  const [database, store] = await Promise.all([postgresWire(), pictureStore()]);
  const env = {
    DATABASE_URL: database.url,
    MIGRATE_DATABASE_URL: database.url,
    BLOB_READ_WRITE_TOKEN: "vercel_blob_rw_store_secret",
    VERCEL_BLOB_API_URL: store.address,
    NEXTAUTH_SECRET: SESSION_SECRET,
    NEXTAUTH_URL: "https://tome.example.org",
  };
  const start = async (route: string) => {
    const one = await HostedFunction.start(route, env);
    functions.push(one);
    return one;
  };
  try {
    const [signUp, logIn, me] = await Promise.all(
      ["api/users/signup", "api/users/login", "api/users/me"].map(start),
    );
    expect(functions.filter((one) => one.carries("@electric-sql/pglite"))).toEqual([]);
    const post = (to: HostedFunction | undefined, path: string, fields: Record<string, string>) =>
      fetch(`${to?.address}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-vercel-forwarded-for": "203.0.113.7" },
        body: JSON.stringify(fields),
      });
    const email = "maren@tomekeeper.example";
    const signedUp = await post(signUp, "/api/users/signup", {
      username: "Maren",
      email,
      password: PASSWORD,
    });
    expect(signedUp.status, signUp?.said).toBe(201);
    const loggedIn = await post(logIn, "/api/users/login", { email, password: PASSWORD });
    expect(loggedIn.status, logIn?.said).toBe(200);
    const { token } = (await loggedIn.json()) as { token: string };

    store.add();
    const form = new FormData();
    form.set("profile_img", new Blob([new Uint8Array(png())], { type: "image/png" }), "face.png");
    const uploaded = await fetch(`${me?.address}/api/users/me`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(uploaded.status, me?.said).toBe(200);
    const { profile_img: shown } = (await uploaded.json()) as { profile_img: string };
    expect(store.kept).toContain(shown);
    // The first upload of a day looks, once it is answered, for pictures that nothing shows.
    await expect.poll(() => [...store.kept]).toEqual([shown]);
  } finally {
    store.close();
    await database.close();
  }
});
