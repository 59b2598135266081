import { expect, it } from "vitest";
import type { OpenedFor } from "@/lib/model/opened";
import { forWhom } from "./for-whom";
import { isForFewer, openingOf, openingValues, withChosen } from "./opening";

const open = (openedFor: OpenedFor) => openingValues({ isSealed: false, openedFor });
const sealed = openingValues({ isSealed: true, openedFor: null });

it("says nothing of a seal that nobody has touched in the form, whatever is stored by then", () => {
  for (const values of [open("all"), open([4, 7]), sealed])
    expect(openingOf(values, structuredClone(values))).toBeUndefined();
  expect(openingOf(open([4, 7]), open([7, 4]))).toBeUndefined();
  // For whom it would be open does not count while it is sealed.
  expect(openingOf(sealed, { ...sealed, audience: "some", chosen: [4] })).toBeUndefined();
});

it("opens and seals as it was changed in the form", () => {
  expect(openingOf(sealed, open("all"))).toEqual({ for: "all" });
  expect(openingOf(open("all"), open([7, 4]))).toEqual({ for: [4, 7] });
  expect(openingOf(open([4]), { ...open([4]), isOpen: false })).toBe("seal");
});

it("is for fewer where it is closed to somebody and opened for nobody", () => {
  const fewer = [
    [open("all"), sealed],
    [open("all"), open([4])],
    [open([4, 7]), open([7])],
    [undefined, sealed],
  ] as const;
  for (const [before, now] of fewer) expect(isForFewer(before, now)).toBe(true);
  const others = [
    [sealed, open([4])],
    [open([4]), open("all")],
    [open([4, 7]), open([7, 9])],
    [undefined, open([4])],
  ] as const;
  for (const [before, now] of others) expect(isForFewer(before, now)).toBe(false);
});

it("lets those who have left the campaign go once another is chosen or not", () => {
  const members = [{ id: 1 }, { id: 4 }, { id: 7 }];
  expect(withChosen([4, 9], { id: 7, isChosen: true }, members)).toEqual([4, 7]);
  expect(withChosen([4, 9], { id: 4, isChosen: false }, members)).toEqual([]);
});

it("says of nobody that they left while the members are unread", () => {
  expect([forWhom([4], undefined), forWhom([4], [])]).toEqual(["for some", "for nobody who is still here"]);
});
