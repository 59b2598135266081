import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { loginTexts, profileTexts, signupTexts } from "@/lib/messages/account";
import { credentials, email, farewellForm, newPassword, triedPassword, username } from "@/lib/model/account";
import { requiredText, text } from "@/lib/model/text";
import { wireBoolean, wireFlag, wireId } from "./codecs";
import { endpoint, message } from "./endpoint";
import { readOnly, field, limitedField, picture, writeOnly, wireRecord } from "./wire";

const token = wireRecord({ token: readOnly("token", z.string()) }).answer;

const account = wireRecord({
  id: readOnly("user_id", wireId),
  sameId: readOnly("id", wireId),
  // The rule of a visible character holds for bodies only: older stored names are answered as they are.
  username: limitedField("username", requiredText(LIMIT.username.max, signupTexts.incomplete), username),
  email: readOnly("email", z.string()),
  role: readOnly("role", z.string()),
  image: picture("profile_img"),
  eveningLetters: field("evening_letters", wireFlag),
});

const chosenPassword = newPassword.meta({ minLength: LIMIT.password.min, maxLength: LIMIT.password.max });

const signupBody = wireRecord({
  username: writeOnly("username", username),
  email: writeOnly("email", email),
  password: writeOnly("password", chosenPassword),
}).create(["username", "email", "password"], {
  username: signupTexts.incomplete,
  email: signupTexts.incomplete,
  password: signupTexts.incomplete,
});

const loginBody = wireRecord({
  email: writeOnly("email", credentials.shape.email),
  password: writeOnly("password", credentials.shape.password),
}).create(["email", "password"], { email: loginTexts.incomplete, password: loginTexts.incomplete });

/** What a refusal of the current password is said of. */
export const CURRENT_PASSWORD = "current_password";

const passwordBody = wireRecord({
  currentPassword: writeOnly(CURRENT_PASSWORD, triedPassword(signupTexts.incomplete)),
  newPassword: writeOnly("new_password", chosenPassword),
}).create(["currentPassword", "newPassword"], {
  currentPassword: signupTexts.incomplete,
  newPassword: signupTexts.incomplete,
});

export const signUp = endpoint("POST /api/users/signup", {
  access: "anyone",
  limit: "sign-up",
  body: signupBody,
  answer: wireRecord({ message: readOnly("message", text(200)), id: readOnly("user_id", wireId) }).answer,
  status: 201,
});

export const logIn = endpoint("POST /api/users/login", {
  access: "anyone",
  limit: { failures: "log-in address" },
  body: loginBody,
  answer: token,
});

/** The same answer whether the address is known or not. */
export const forgotPassword = endpoint("POST /api/users/forgot-password", {
  access: "anyone",
  limit: "forgotten address",
  body: wireRecord({ email: writeOnly("email", email) }).create(["email"]),
  answer: message,
});
export const resetPassword = endpoint("POST /api/users/reset-password", {
  access: "anyone",
  limit: { failures: "reset guess" },
  touches: { account: "handler" },
  body: wireRecord({
    token: writeOnly("token", text(200)),
    password: writeOnly("password", chosenPassword),
  }).create(["token", "password"], { password: signupTexts.incomplete }),
  answer: message,
});

export const logOut = endpoint("POST /api/users/logout", {
  access: "signed in",
  unlimited: true,
  touches: { account: "handler" },
  body: wireRecord({ everywhere: writeOnly("everywhere", wireBoolean) }).patch,
  answer: message,
  unkeyed: "right ends",
});

export const read = endpoint("GET /api/users/me", { access: "signed in", answer: account.answer });

export const change = endpoint("PUT /api/users/me", {
  access: "signed in",
  touches: { members: "handler" },
  body: account.patch,
  answer: account.answer,
});

export const changePassword = endpoint("PUT /api/users/me/password", {
  access: "signed in",
  unlimited: true,
  limit: { failures: "password check" },
  touches: { account: "handler" },
  body: passwordBody,
  answer: token,
});

export const remove = endpoint("DELETE /api/users/me", {
  access: "signed in",
  unlimited: true,
  limit: { failures: "password check" },
  touches: {
    account: "handler",
    campaign: "handler",
    members: "handler",
    shelf: "handler",
    invites: "handler",
  },
  body: wireRecord({ password: writeOnly("password", farewellForm.shape.password) }).create(["password"], {
    password: profileTexts.passwordRequired,
  }),
  answer: message,
});
