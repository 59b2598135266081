import { expect, test } from "vitest";
import { sessionTexts } from "@/lib/messages/session";
import { checkedBy } from "./checked-by";

const typed = { currentPassword: "lantern", password: "lanterns", confirmation: "lantenrs" };
const options = { fields: {}, shouldUseNativeValidation: false };

test("a form whose checks can't be loaded is not sent", async () => {
  const check = checkedBy(
    ({ passwordForm }) => passwordForm,
    () => Promise.reject(new Error("offline")),
  );
  expect(await check(typed, undefined, options)).toEqual({
    values: {},
    errors: { currentPassword: { type: "unreachable", message: sessionTexts.unreachable } },
  });
});

test("a form is checked by its schema", async () => {
  const check = checkedBy(({ passwordForm }) => passwordForm);
  const { errors } = await check(typed, undefined, options);
  expect(Object.keys(errors)).toEqual(["confirmation"]);
});
