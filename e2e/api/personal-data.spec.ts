import { expect } from "@playwright/test";
import { type Content, download, recordsIn } from "../support/archives";
import { join, test } from "../support/cast";
import { fullBook } from "../support/full-book";
import { make } from "../support/make";

test("somebody's own data holds what they wrote, and of others no more than a name", async ({
  site,
  cast,
}) => {
  const person = await join(site, "Wenna");
  const id = await fullBook(person, cast.owner);
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
    feedback: [{ type: "review", text: "Lovely" }],
  });
  expect(JSON.stringify(data)).not.toMatch(/Ysolt|passwordHash|sessionVersion/);
  expect(JSON.stringify(data)).not.toContain(cast.owner.email);
  const theirs = await recordsIn(
    (await download(site, cast.owner, "/api/users/me/export")).content,
    "data.json",
  );
  expect(JSON.stringify(theirs)).not.toContain(person.email);
  expect((theirs["characters"] as Content[]).map(({ name }) => name)).toContain("Ysolt");
  expect(id).toBeGreaterThan(0);
});
