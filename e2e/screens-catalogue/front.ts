import { inTurn, type ScreenState, press, tab } from "./screen-state";

/** What somebody sees who is not signed in, and what lies outside the books. */
export const front: readonly ScreenState[] = [
  { name: "login", as: "nobody", path: "/login" },
  { name: "login-incomplete", as: "nobody", path: "/login", act: press("Log In") },
  {
    name: "login-refused",
    as: "nobody",
    path: "/login",
    act: async (page) => {
      await page.getByLabel("E-mail").fill("nobody@tomekeeper.example");
      await page.getByLabel("Password", { exact: true }).fill("wrong key");
      await press("Log In")(page);
      await page.getByRole("alert").filter({ hasText: /./ }).first().waitFor();
    },
  },
  { name: "login-signed-in", as: "dm", path: "/login" },
  { name: "signup", as: "nobody", path: "/login", act: tab("Sign Up") },
  { name: "signup-incomplete", as: "nobody", path: "/login", act: inTurn(tab("Sign Up"), press("Sign Up")) },
  { name: "about", as: "nobody", path: "/about" },
  { name: "about-signed-in", as: "dm", path: "/about" },
  { name: "not-found", as: "nobody", path: "/a-page-that-is-not-there" },
  {
    name: "login-required",
    as: "nobody",
    path: "/home",
    act: (page) => page.getByRole("heading", { name: "Login Required" }).waitFor(),
  },
];
