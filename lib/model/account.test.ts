import { describe, expect, test } from "vitest";
import { credentials, passwordForm, profileForm, signUpForm } from "./account";

const newcomer = {
  username: "Maren",
  email: "maren@tomekeeper.example",
  password: "lantern",
  confirmation: "lantern",
};

/** The first sentence for each field, as a form shows it. */
const sentences = (
  schema: typeof signUpForm | typeof passwordForm | typeof profileForm | typeof credentials,
  form: object,
) => {
  const said: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(form).error?.issues ?? [])
    said[path.join(".")] ??= message;
  return said;
};

describe("the form of a newcomer", () => {
  test("is complete with a name, an address and a password typed twice", () => {
    expect(sentences(signUpForm, newcomer)).toEqual({});
  });
  test("says of every field that is empty or blank that all are required, and nothing else", () => {
    expect(sentences(signUpForm, { username: " ", email: "", password: "", confirmation: "" })).toEqual({
      username: "All fields are required",
      email: "All fields are required",
      password: "All fields are required",
      confirmation: "All fields are required",
    });
  });
  test("asks for the second password too", () => {
    expect(sentences(signUpForm, { ...newcomer, confirmation: "" })).toEqual({
      confirmation: "All fields are required",
    });
  });
  test.each([
    ["12345", false],
    ["123456", true],
    ["123456789012", true],
    ["1234567890123", false],
  ])("takes %s as a password: %s", (password, taken) => {
    const said = taken ? {} : { password: "Password must be between 6 and 12 characters" };
    expect(sentences(signUpForm, { ...newcomer, password, confirmation: password })).toEqual(said);
  });
  test("says of a password that is longer than any text may be what it says of thirteen characters", () => {
    const password = "x".repeat(1001);
    expect(sentences(signUpForm, { ...newcomer, password, confirmation: password })).toEqual({
      password: "Password must be between 6 and 12 characters",
    });
  });
  test("says that the passwords differ beside whatever else is wrong", () => {
    expect(sentences(signUpForm, { ...newcomer, email: "nowhere", confirmation: "lamtern" })).toEqual({
      email: "That is not an e-mail address",
      confirmation: "Passwords do not match",
    });
  });
});

describe("a name", () => {
  test.each([
    ["a zero-width space", "\u200B"],
    ["marks of direction", "\u202E\u200F"],
    ["a soft hyphen", "\u00AD"],
    ["a filler of Hangul", "\u3164"],
    ["a blank of Braille", "\u2800"],
    ["a control character", "\u0007"],
  ])("of nothing but %s is none", (_, username) => {
    expect(sentences(signUpForm, { ...newcomer, username })).toEqual({ username: "All fields are required" });
    expect(sentences(profileForm, { username })).toEqual({ username: "Username is required" });
  });
  test.each(["é", "א\u200F", "\u{1F468}\u200D\u{1F469}", "می\u200Cخواهم"])(
    "is %s, with what joins and steers its characters",
    (username) => {
      expect(sentences(signUpForm, { ...newcomer, username })).toEqual({});
    },
  );
});

test("a log-in takes any password, of any length, but none", () => {
  expect(sentences(credentials, { email: "maren", password: "x" })).toEqual({});
  expect(sentences(credentials, { email: "", password: "" })).toEqual({
    email: "Email and password are required",
    password: "Email and password are required",
  });
});

test("a new password is measured, the current one is not", () => {
  const form = { currentPassword: "x", password: "short", confirmation: "short" };
  expect(sentences(passwordForm, form)).toEqual({ password: "Password must be between 6 and 12 characters" });
});
