import { expect, test } from "vitest";
import { sessionTexts } from "@/lib/messages/session";
import { lazyZodResolver } from "./lazy-zod-resolver";

const typed = { currentPassword: "lantern", password: "lanterns", confirmation: "lantenrs" };
const options = { fields: {}, shouldUseNativeValidation: false };

test("a form whose checks can't be loaded is not sent", async () => {
  const check = lazyZodResolver(
    ({ passwordForm }) => passwordForm,
    () => Promise.reject(new Error("offline")),
  );
  expect(await check(typed, undefined, options)).toEqual({
    values: {},
    errors: { currentPassword: { type: "unreachable", message: sessionTexts.unreachable } },
  });
});

test("a form is checked by its schema", async () => {
  const check = lazyZodResolver(({ passwordForm }) => passwordForm);
  const { errors } = await check(typed, undefined, options);
  expect(Object.keys(errors)).toEqual(["confirmation"]);
});
