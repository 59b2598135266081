"use client";

import { type ReactNode, useState, useEffect, useRef } from "react";
import { BookPage } from "@/components/book/book-page";
import { toast } from "@/lib/client/page/toast";
import { type Enter, LoginForm, useLogin } from "./login-form";
import { SignupForm, useSignup } from "./signup-form";
import { useRouter } from "next/navigation";
import { useGoToPage } from "@/components/ui/history/use-go-to-page";

/** Leads to the shelf after a delay, in which the page is fetched already; `arriving` until then. */
function useArrival(): { arriving: boolean; arrive: (delay: number) => void } {
  const router = useRouter();
  const goToPage = useGoToPage();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [arriving, setArriving] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    arriving,
    arrive: (delay) => {
      setArriving(true);
      router.prefetch("/home");
      timer.current = setTimeout(() => goToPage("/home", "replace"), delay);
    },
  };
}

type Tab = "login" | "signup";

/** The page with the two index tabs. The forms live here, so that turning to the other tab loses nothing. */
export function AccountTabs({ first, above }: { first: Tab; above: ReactNode }) {
  const [tab, setTab] = useState(first);
  const { arriving, arrive } = useArrival();
  const enter: Enter = (message, delay) => {
    toast.success(message);
    arrive(delay);
  };
  const login = useLogin(enter);
  const signup = useSignup(enter);
  const show = (next: Tab) => {
    setTab(next);
    // So that a reload or a copied address opens the same tab.
    window.history.replaceState(null, "", next === "signup" ? "/login?tab=signup" : "/login");
  };
  const tabs = [
    {
      name: "login",
      label: "Log In",
      panel: (
        <LoginForm {...login} busy={login.busy || arriving}>
          <h2 className="title">Welcome back</h2>
          <p className="note">Your books are where you left them.</p>
        </LoginForm>
      ),
    },
    {
      name: "signup",
      label: "Sign Up",
      panel: (
        <SignupForm {...signup} busy={signup.busy || arriving}>
          <h2 className="title">Begin your shelf</h2>
        </SignupForm>
      ),
    },
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
