"use client";

import { type ReactNode, useEffect, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { useReturn } from "@/components/ui/history/use-return";
import { askPersonAgain, onAskPerson, tellPersonCheck } from "@/lib/client/page/person-check";
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

/** Milliseconds after which a server that could not be asked is asked again. */
const WAITS = [2000, 5000, 15_000, 30_000];

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
  useReturn(askPersonAgain);

  useEffect(() => {
    let tries = 0;
    let next: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const verdict = verdictOn(personId);
      setRequired(verdict === "log in");
      clearTimeout(next);
      if (verdict !== "ask") return;
      call(api.accounts.read).then(
        () => (personId === null ? refreshPage() : loadForAnother()),
        // A refused token ends the session in `call`; a server that can't be reached decides nothing, and is asked again.
        () => {
          tellPersonCheck(true);
          next = setTimeout(check, WAITS[Math.min(tries, WAITS.length - 1)]);
          tries += 1;
        },
      );
    };
    const askAgain = () => {
      if (verdictOn(personId) !== "ask") return;
      tellPersonCheck(false);
      check();
    };
    // The check writes its probe: answering another tab's with one's own would go on without end.
    const checkUnlessProbe = ({ key }: StorageEvent) => key === PROBE || check();
    const end = () => setRequired(true);
    check();
    const forget = onAskPerson(askAgain);
    window.addEventListener(SESSION_ENDED, end);
    window.addEventListener("storage", checkUnlessProbe);
    window.addEventListener("pageshow", check);
    return () => {
      clearTimeout(next);
      forget();
      tellPersonCheck(false);
      window.removeEventListener(SESSION_ENDED, end);
      window.removeEventListener("storage", checkUnlessProbe);
      window.removeEventListener("pageshow", check);
    };
  }, [personId]);

  return required && <LoginRequired seal={seal} />;
}
