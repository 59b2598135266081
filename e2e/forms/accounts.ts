import { randomUUID } from "node:crypto";
import { PASSWORD } from "../support/people";
import type { Form, Scene } from "./form";
import { at, button, inDialog, label } from "./parts";

const profileDialog = (opener: string) => async (scene: Scene) => {
  const page = await at(scene, "/profile");
  await button(opener)(page).click();
  return page;
};

export const accounts: Form[] = [
  {
    name: "the log-in",
    open: async (scene) => {
      const page = await at(scene, "/login");
      await label("E-mail")(page).fill(scene.person.email);
      return page;
    },
    field: label("Password"),
    text: PASSWORD,
    send: button("Log In"),
    method: "POST",
    address: /\/api\/users\/login$/,
    failed: "Login failed",
    broken: "Login failed. The server could not be reached.",
    done: "Logged in. Opening your shelf...",
  },
  {
    name: "the sign-up",
    open: (scene) => at(scene, "/login?tab=signup"),
    field: label("Username"),
    text: "Wren of the Reeds",
    also: async (page) => {
      await label("E-mail")(page).fill(`wren.${randomUUID()}@tomekeeper.example`);
      await label("Password")(page).fill(PASSWORD);
      await label("Confirm password")(page).fill(PASSWORD);
    },
    send: button("Sign Up"),
    method: "POST",
    address: /\/api\/users\/signup$/,
    failed: "Signup/Login failed",
    broken: "Signup/Login failed. The server could not be reached.",
    done: "Account created successfully!",
  },
  {
    name: "the profile",
    open: profileDialog("Edit Profile"),
    field: label("Username"),
    text: "Maren the Elder",
    send: button("Save"),
    method: "PUT",
    address: /\/api\/users\/me$/,
    failed: "Failed to update profile.",
    done: "Profile updated successfully!",
  },
  {
    name: "the password",
    open: profileDialog("Change password"),
    field: inDialog("New password"),
    text: "candle1",
    also: async (page) => {
      await inDialog("Current password")(page).fill(PASSWORD);
      await inDialog("Confirm new password")(page).fill("candle1");
    },
    send: button("Change"),
    method: "PUT",
    address: /\/api\/users\/me\/password$/,
    failed: "Failed to change password.",
    broken:
      "No answer came, and your password may have been changed already. If you have to log in, try the new one first.",
    done: "Password changed successfully!",
  },
  {
    name: "the end of an account",
    open: profileDialog("Delete account"),
    field: inDialog("Password"),
    text: PASSWORD,
    send: (page) => page.getByRole("dialog").getByRole("button", { name: "Delete account" }),
    method: "DELETE",
    address: /\/api\/users\/me$/,
    failed: "Failed to delete account.",
    done: "Account deleted.",
  },
  {
    name: "feedback",
    open: (scene) => at(scene, "/messages"),
    field: label("Message"),
    text: "The ribbon frays.",
    send: button("Submit"),
    method: "POST",
    address: /\/api\/messages$/,
    failed: "Failed to send message",
    done: "Message sent successfully!",
    keeps: true,
  },
];
