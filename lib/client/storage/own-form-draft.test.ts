import { expect, it } from "vitest";
import { stubMemoryStorage } from "./memory-storage.fixture";
import { ownFormDraft } from "./own-form-draft";

const memory = stubMemoryStorage();
const NAME = "note:1";
const none = { text: "" };
const open = () => ownFormDraft(NAME);
const kept = () => open().read(none)?.values.text;

it("drops what it has kept or was filled in with", () => {
  open().keep(none, { text: "It rained." });
  const again = open();
  again.read(none);
  again.drop();
  expect(memory.size).toBe(0);
});

it("drops nothing that another tab has kept since, also where all is put back", () => {
  const [here, there] = [open(), open()];
  here.keep(none, { text: "It snowed." });
  there.keep(none, { text: "It poured." });
  here.keep(none, none);
  here.drop();
  expect(kept()).toBe("It poured.");
});

it("keeps what is sent in the place of its own alone", () => {
  const [here, there] = [open(), open()];
  here.renew(none, { text: "It snowed." });
  here.renew(none, { text: "It snowed on." });
  expect(kept()).toBe("It snowed on.");
  there.keep(none, { text: "It poured." });
  here.renew(none, { text: "It thawed." });
  expect(kept()).toBe("It poured.");
});
