"use client";

import { type ReactNode, useEffect, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { hasCredentials, SESSION_ENDED, storedUserId } from "@/lib/client/api/credentials";
import { isStorageBlocked, PROBE } from "@/lib/client/storage/storage";
import { LoginRequired } from "./login-required";

interface SessionGateProps {
  /** Of the person that the server rendered the page for; null where the cookie named nobody. */
  personId: number | null;
  /** Drawn by the server, so that no script has to. */
  seal: ReactNode;
}

type Verdict = "let in" | "log in" | "ask";

const verdictOn = (personId: number | null): Verdict => {
  if (hasCredentials()) return storedUserId() === String(personId) ? "let in" : "ask";
  return isStorageBlocked() && personId !== null ? "let in" : "log in";
};

/** Loads the page in full, without the browser's question: nothing that it holds of one person is left to the next. Drafts are kept. */
const loadForAnother = () => {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
};

/**
 * The current-user check. The server has checked the cookie while it rendered the page; where browser storage says the same
 * person, that was the check. Where the two differ the stored token is asked, which also renews the cookie.
 */
export function SessionGate({ personId, seal }: SessionGateProps) {
  const [required, setRequired] = useState(false);

  useEffect(() => {
    const check = () => {
      const verdict = verdictOn(personId);
      setRequired(verdict === "log in");
      // A refused token ends the session in `call`; a server that can't be reached decides nothing.
      if (verdict === "ask")
        call(api.accounts.read).then(
          () => (personId === null ? refreshPage() : loadForAnother()),
          () => {},
        );
    };
    // The check writes its probe: answering another tab's with one's own would go on without end.
    const checkUnlessProbe = ({ key }: StorageEvent) => key === PROBE || check();
    const end = () => setRequired(true);
    check();
    window.addEventListener(SESSION_ENDED, end);
    window.addEventListener("storage", checkUnlessProbe);
    window.addEventListener("pageshow", check);
    return () => {
      window.removeEventListener(SESSION_ENDED, end);
      window.removeEventListener("storage", checkUnlessProbe);
      window.removeEventListener("pageshow", check);
    };
  }, [personId]);

  return required && <LoginRequired seal={seal} />;
}
