import { expect } from "@playwright/test";
import { test } from "../support/cast";

const COOKIE = "next-auth.session-token";
const NONCE = /'nonce-([^']+)'/;
/** Said of the connection and the moment. */
const OF_THE_ANSWER = ["date", "connection", "keep-alive", "transfer-encoding"];

/** A page with its head, and its nonce cut out of both. */
const readPage = async (address: string, cookie?: string) => {
  const answer = await fetch(address, cookie === undefined ? {} : { headers: { cookie } });
  const nonce = NONCE.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
  const headers = [...answer.headers].filter(([name]) => !OF_THE_ANSWER.includes(name));
  const html = await answer.text();
  expect(html).toContain(`nonce="${nonce}"`);
  return { nonce, page: { status: answer.status, html, headers: JSON.stringify(headers) } };
};
const withoutNonce = ({ nonce, page }: Awaited<ReturnType<typeof readPage>>) => ({
  ...page,
  html: page.html.replaceAll(nonce, ""),
  headers: page.headers.replaceAll(nonce, ""),
});

for (const address of ["/login", "/login?tab=signup", "/forgot", "/about"])
  test(`who isn't signed in gets ${address} as it is rendered, with a nonce of its own`, async ({ site }) => {
    // A cookie whose name only looks like a session's has the page rendered for it.
    const rendered = await readPage(site + address, `not-${COOKIE}=1`);
    await readPage(site + address);
    const [one, other] = [await readPage(site + address), await readPage(site + address)];
    expect(withoutNonce(one)).toEqual(withoutNonce(rendered));
    expect(withoutNonce(other)).toEqual(withoutNonce(rendered));
    expect(new Set([rendered.nonce, one.nonce, other.nonce]).size).toBe(3);
  });

test("what is kept for who isn't signed in is no page of who is, and the other way round", async ({
  site,
  cast,
}) => {
  const signedIn = `${COOKIE}=${cast.creator.token}`;
  for (const address of ["/login", "/about"]) {
    const forNobody = withoutNonce(await readPage(site + address));
    const forSomebody = withoutNonce(await readPage(site + address, signedIn));
    expect(forSomebody.html).toContain('href="/home"');
    expect(forNobody.html).not.toContain('href="/home"');
    expect(withoutNonce(await readPage(site + address))).toEqual(forNobody);
  }
});
