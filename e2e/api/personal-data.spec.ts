import { expect } from "@playwright/test";
import { type Content, download, recordsIn } from "../support/archives";
import { join, type Player, test } from "../support/cast";
import { fullBook } from "../support/full-book";
import { make } from "../support/make";

test("somebody's own data holds what they wrote, and of others no more than a name", async ({
  site,
  cast,
}) => {
  const person = await join(site, "Wenna");
  const id = await fullBook(person, cast.owner);
  const roll = (by: Player, label: string, audience: string) =>
    make(by, `campaigns/${id}/rolls`, { dice: { d20: 1 }, typed: [7], label, for: audience });
  await roll(person, "Stealth", "me");
  await roll(cast.owner, "Listening", "table");
  await roll(cast.owner, "Bluffing", "dm");
  await make(person, "messages", { type: "review", text: "Lovely" });
  const { answer, content } = await download(site, person, "/api/users/me/export");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="Tomekeeper-Wenna.zip"');
  const data = await recordsIn(content, "data.json");
  expect(data).toMatchObject({
    account: { id: person.id, username: "Wenna", email: person.email, role: "user", image: null },
    memberships: [{ campaign: "Salt & “Crown” ⚓", role: "creator" }],
    campaigns: [{ notes: ["First", "Second"], coverImage: "pictures/1.webp", encounters: [{ name: "Eel" }] }],
    characters: [{ campaign: "Salt & “Crown” ⚓", name: "Bare" }],
    invites: [{ from: "Wenna", to: "Tobias", status: "accepted" }],
    rolls: [{ campaign: "Salt & “Crown” ⚓", label: "Stealth", total: 7, for: "me", character: null }],
    feedback: [{ type: "review", text: "Lovely" }],
  });
  expect(JSON.stringify(data)).not.toMatch(/Ysolt|Listening|Bluffing|passwordHash|sessionVersion/);
  expect(JSON.stringify(data)).not.toContain(cast.owner.email);
  const theirs = await recordsIn(
    (await download(site, cast.owner, "/api/users/me/export")).content,
    "data.json",
  );
  expect(JSON.stringify(theirs)).not.toContain(person.email);
  expect((theirs["characters"] as Content[]).map(({ name }) => name)).toContain("Ysolt");
  expect(id).toBeGreaterThan(0);
});
