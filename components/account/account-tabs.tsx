"use client";

import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { BookPage } from "@/components/book/book-page";
import { checkedBy } from "@/components/ui/checked-by";
import { LoginForm } from "./login-form";
import { SignupForm } from "./signup-form";

type Tab = "login" | "signup";

/** The page with the two index tabs. The forms live here, so that turning to the other tab loses nothing. */
export function AccountTabs({ first, above }: { first: Tab; above: ReactNode }) {
  const [tab, setTab] = useState(first);
  const login = useForm({
    resolver: checkedBy((parts) => parts.credentials),
    defaultValues: { email: "", password: "" },
  });
  const signup = useForm({
    resolver: checkedBy((parts) => parts.signUpForm),
    defaultValues: { username: "", email: "", password: "", confirmation: "" },
  });
  const show = (next: Tab) => {
    setTab(next);
    // So that a reload or a copied address opens the same tab.
    window.history.replaceState(null, "", next === "signup" ? "/login?tab=signup" : "/login");
  };
  const tabs = [
    { name: "login", label: "Log In", panel: <LoginForm form={login} /> },
    { name: "signup", label: "Sign Up", panel: <SignupForm form={signup} /> },
  ] as const;
  return (
    <BookPage
      side="right"
      name="Account"
      look="form"
      tabsLabel="Account"
      tab={tab}
      onTab={show}
      tabs={tabs.map(({ panel, ...rest }) => ({
        ...rest,
        panel: (
          <>
            {above}
            {panel}
          </>
        ),
      }))}
    />
  );
}
