import { button, EARLY_FORMS, field, fillInLogIn } from "../forms/early";
import { expect, test } from "../support/fixtures";
import { holdScripts } from "../support/held-scripts";
import { PASSWORD } from "../support/people";

for (const { name, open, fillIn, press, calls, words } of EARLY_FORMS)
  test(`what is pressed before the page's script is there is sent once after it, and never by the address: ${name}`, async ({
    page: outside,
    creator,
    player,
    stranger,
    campaign,
  }) => {
    const scene = { page: outside, creator, player, stranger, campaign };
    const { page, address } = await open(scene);
    const come = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    const [method = "", path = ""] = calls.split(" ");
    const called = new RegExp(`^${path.replaceAll("*", "\\d+")}$`);
    const documents: string[] = [];
    const bodies: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(`${request.method()} ${request.url()}`);
      if (request.method() !== method || !called.test(new URL(request.url()).pathname)) return;
      bodies.push(request.postData() ?? "");
    });
    await fillIn(page, scene);
    await press(page).click();
    // Twice, as one does where nothing seems to happen.
    await press(page).click();
    expect([documents, bodies, page.url()]).toEqual([[], [], new URL(address, page.url()).href]);
    const answered = page.waitForResponse((answer) => called.test(new URL(answer.url()).pathname));
    come();
    await answered;
    expect(documents).toEqual([]);
    expect(bodies).toHaveLength(1);
    for (const word of words) expect(bodies[0]).toContain(word);
  });

test("who asks for the details of a book before the page's script is there gets them with it", async ({
  stranger,
}) => {
  const page = await stranger.page();
  const come = await holdScripts(page);
  await page.goto("/create", { waitUntil: "commit" });
  await field(page, "Campaign Title").fill("Embers");
  await page.getByRole("button", { name: "Next: Campaign Details" }).click();
  come();
  await expect(page.getByRole("dialog", { name: "Campaign Details" })).toBeVisible();
  expect(page.url()).toMatch(/\/create$/);
});

const NOT_SENT = "Nothing was sent: this page did not load completely. Please reload it and try again.";

test("a page whose script can't be loaded says that nothing was sent, and keeps what was written", async ({
  page,
  stranger,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/login", { waitUntil: "load" });
  await fillInLogIn(page, { stranger });
  await button("Log In")(page).click();
  await expect(page.getByRole("alert")).toHaveText(NOT_SENT);
  await expect(field(page, "E-mail")).toHaveValue(stranger.email);
  await expect(button("Log In")(page)).not.toHaveAttribute("aria-busy");
});

test("a browser without scripts gets the page again, with one sentence and nothing in the address", async ({
  world,
  stranger,
}) => {
  const browser = await world.browser();
  const context = await browser.newContext({ baseURL: world.baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/login?tab=signup");
  await page.getByLabel("E-mail").fill(stranger.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button("Sign Up")(page).click();
  await expect(page.getByRole("alert")).toHaveText(NOT_SENT);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  expect(new URL(page.url()).search).toBe("?tab=signup");
  await page.goto("/forgot");
  await expect(page.getByRole("alert")).toBeHidden();
  await context.close();
});
