"use client";

import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { useReturn } from "@/components/ui/history/use-return";
import { askPersonAgain, onAskPerson, tellPersonCheck } from "@/lib/client/page/person-check";
import { refreshPage } from "@/lib/client/page/refresh-page";
import {
  hasCredentials,
  SESSION_ENDED,
  storedToken,
  storedUserId,
  storeUserId,
} from "@/lib/client/api/credentials";
import { personFailed } from "@/lib/messages/person";
import { isStorageBlocked, PROBE } from "@/lib/client/storage/storage";
import { LoginRequired } from "./login-required";

interface SessionGateProps {
  /** Of the person that the server rendered the page for; null where the cookie named nobody. */
  personId: number | null;
  /** What is said where the browser keeps no cookie; written by the server, which knows the product's address. */
  noCookie: string;
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

/** Whether the cookie that comes with each answer to the token's question is there: a browser that refuses it gets no page of a person. */
const keepsCookie = async (): Promise<boolean> =>
  (await fetch("/api/users/me", { cache: "no-store" })).status !== 401;

/**
 * Reads the account of the stored token, which also renews the cookie, and reloads the page for that account; answers an error text where
 * the browser keeps no cookie. A stored user id of another account is replaced: the page would else reload without end, and drafts would be
 * kept under the other person's name. @throws CallError
 */
const enter = async ({ personId, noCookie }: SessionGateProps): Promise<string | null> => {
  const token = storedToken();
  const { id } = await call(api.accounts.read);
  const isStale = storedUserId() !== String(id);
  // Not where another tab has logged in during the call: the id of that account is stored.
  if (isStale && storedToken() === token) storeUserId(id);
  if (isStale || personId !== null) loadForAnother();
  else if (await keepsCookie()) refreshPage();
  else return noCookie;
  return null;
};

/**
 * The current-user check. The server has checked the cookie while it rendered the page; where browser storage says the same
 * person, that was the check. Where the two differ the stored token is asked, which also renews the cookie.
 */
export function SessionGate(props: SessionGateProps) {
  const { personId, seal } = props;
  const [required, setRequired] = useState(false);
  useReturn(askPersonAgain);
  const enterAsIs = useEffectEvent(() => enter(props));

  useEffect(() => {
    let tries = 0;
    let next: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const verdict = verdictOn(personId);
      setRequired(verdict === "log in");
      clearTimeout(next);
      if (verdict !== "ask") return;
      enterAsIs().then(
        tellPersonCheck,
        // A refused token ends the session in `call`; a server that can't be reached decides nothing, and is asked again.
        () => {
          tellPersonCheck(personFailed);
          next = setTimeout(check, WAITS[Math.min(tries, WAITS.length - 1)]);
          tries += 1;
        },
      );
    };
    const askAgain = () => {
      if (verdictOn(personId) !== "ask") return;
      tellPersonCheck(null);
      check();
    };
    // The check writes its probe: answering another tab's with one's own would go on without end.
    const checkUnlessProbe = ({ key }: StorageEvent) => key === PROBE || check();
    const end = () => setRequired(true);
    // Any other page is checked as it is hydrated: a second question would load the page once more.
    const checkRestored = ({ persisted }: PageTransitionEvent) => persisted && check();
    check();
    const forget = onAskPerson(askAgain);
    window.addEventListener(SESSION_ENDED, end);
    window.addEventListener("storage", checkUnlessProbe);
    window.addEventListener("pageshow", checkRestored);
    return () => {
      clearTimeout(next);
      forget();
      tellPersonCheck(null);
      window.removeEventListener(SESSION_ENDED, end);
      window.removeEventListener("storage", checkUnlessProbe);
      window.removeEventListener("pageshow", checkRestored);
    };
  }, [personId]);

  return required && <LoginRequired seal={seal} />;
}
