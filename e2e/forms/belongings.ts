import { addIsolde, addItem, openCharacter } from "../support/characters";
import { addEncounter, openEncounter } from "../support/encounters";
import type { Form, Scene } from "./form";
import { button, inDialog, submit, textInDialog } from "./parts";

interface Kind {
  noun: string;
  create: string;
  tab: string;
  path: string;
  failed: string;
  broken?: string;
}
// What each kind says when it fails is held by the tests of its book; here one of a character and two of an encounter stand for all six.
const ofCharacters: Kind[] = [
  {
    noun: "Item",
    create: "+ Create Item",
    tab: "Inventory",
    path: "inventory",
    failed: "Failed to create item.",
    broken: "Error creating item.",
  },
];
const ofEncounters: Kind[] = [
  {
    noun: "Item",
    create: "+ Create New Item",
    tab: "Inventory",
    path: "inventory",
    failed: "Failed to create item",
  },
  {
    noun: "Spell",
    create: "+ Create Spell",
    tab: "Spells",
    path: "spells",
    failed: "Failed to create spell",
  },
];
const ids = new WeakMap<Scene, number>();
const owners = {
  character: { add: addIsolde, open: openCharacter },
  encounter: { add: addEncounter, open: openEncounter },
};
const creating =
  (owner: "character" | "encounter") =>
  ({ noun, create, tab, path, failed, broken = failed }: Kind): Form => ({
    name: `${noun === "Spell" ? "a" : "an"} ${noun.toLowerCase()} for a${owner === "encounter" ? "n" : ""} ${owner}`,
    set: async (scene) => ids.set(scene, await owners[owner].add(scene.person, scene.campaign)),
    open: async ({ person, campaign }) => {
      const page = await owners[owner].open(person, campaign);
      await page.getByRole("tab", { name: tab, exact: true }).first().click();
      await button(create)(page).click();
      return page;
    },
    field: inDialog("Name"),
    text: "Undertow",
    send: submit,
    method: "POST",
    address: new RegExp(`/api/${owner}-${path}$`),
    failed,
    broken,
    done: `${noun} created successfully!`,
    rows: (scene) => `/api/${owner}-${path}/${owner}/${ids.get(scene)}`,
    keeps: true,
    gone: "There is nothing here, or nothing that you may see",
    inside: true,
  });

export const belongings: Form[] = [
  ...ofCharacters.map(creating("character")),
  ...ofEncounters.map(creating("encounter")),
  {
    name: "an edited item",
    set: async ({ person, campaign }) => addItem(person, await addIsolde(person, campaign)),
    open: async ({ person, campaign }) => {
      const page = await openCharacter(person, campaign);
      await button("Edit Yew longbow")(page).click();
      return page;
    },
    field: textInDialog("Description"),
    text: "Cut in the year of the flood.",
    send: submit,
    method: "PUT",
    address: /\/api\/character-inventory\/\d+$/,
    failed: "Failed to update item.",
    done: "Item updated successfully!",
    keeps: true,
    inside: true,
  },
];
