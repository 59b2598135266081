import { z } from "zod";
import { loginTexts, profileTexts, signupTexts } from "@/lib/messages/account";
import { credentials, email, farewellForm, newPassword, triedPassword, username } from "@/lib/model/account";
import { text } from "@/lib/model/text";
import { wireBoolean, wireId } from "./codecs";
import { endpoint, message } from "./endpoint";
import { answered, field, picture, sent, wireRecord } from "./wire";

const token = wireRecord({ token: answered("token", z.string()) }).answer;

const account = wireRecord({
  id: answered("user_id", wireId),
  sameId: answered("id", wireId),
  username: field("username", username),
  email: answered("email", z.string()),
  role: answered("role", z.string()),
  image: picture("profile_img"),
});

const signupBody = wireRecord({
  username: sent("username", username),
  email: sent("email", email),
  password: sent("password", newPassword),
}).create(["username", "email", "password"], {
  username: signupTexts.incomplete,
  email: signupTexts.incomplete,
  password: signupTexts.incomplete,
});

const loginBody = wireRecord({
  email: sent("email", credentials.shape.email),
  password: sent("password", credentials.shape.password),
}).create(["email", "password"], { email: loginTexts.incomplete, password: loginTexts.incomplete });

/** What a refusal of the current password is said of. */
export const CURRENT_PASSWORD = "current_password";

const passwordBody = wireRecord({
  currentPassword: sent(CURRENT_PASSWORD, triedPassword(signupTexts.incomplete)),
  newPassword: sent("new_password", newPassword),
}).create(["currentPassword", "newPassword"], {
  currentPassword: signupTexts.incomplete,
  newPassword: signupTexts.incomplete,
});

export const signUp = endpoint("POST /api/users/signup", {
  access: "anyone",
  limit: "sign-up",
  body: signupBody,
  answer: wireRecord({ message: answered("message", text(200)), id: answered("user_id", wireId) }).answer,
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
  body: wireRecord({ email: sent("email", email) }).create(["email"]),
  answer: message,
});
export const resetPassword = endpoint("POST /api/users/reset-password", {
  access: "anyone",
  limit: { failures: "reset guess" },
  body: wireRecord({ token: sent("token", text(200)), password: sent("password", newPassword) }).create(
    ["token", "password"],
    { password: signupTexts.incomplete },
  ),
  answer: message,
});

export const logOut = endpoint("POST /api/users/logout", {
  access: "signed in",
  touches: { account: "handler" },
  body: wireRecord({ everywhere: sent("everywhere", wireBoolean) }).patch,
  answer: message,
});

export const readAccount = endpoint("GET /api/users/me", { access: "signed in", answer: account.answer });

export const changeAccount = endpoint("PUT /api/users/me", {
  access: "signed in",
  touches: { members: "handler" },
  body: account.patch,
  answer: account.answer,
});

export const changePassword = endpoint("PUT /api/users/me/password", {
  access: "signed in",
  limit: { failures: "password check" },
  touches: { account: "handler" },
  body: passwordBody,
  answer: token,
});

export const deleteAccount = endpoint("DELETE /api/users/me", {
  access: "signed in",
  limit: { failures: "password check" },
  touches: {
    account: "handler",
    campaign: "handler",
    members: "handler",
    shelf: "handler",
    invites: "handler",
  },
  body: wireRecord({ password: sent("password", farewellForm.shape.password) }).create(["password"], {
    password: profileTexts.passwordRequired,
  }),
  answer: message,
});
