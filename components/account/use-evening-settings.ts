import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { changeAccount, withdrawCalendar } from "@/lib/client/mutations/account";
import { attempt } from "@/lib/client/mutations/attempt";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";

export interface StoredSettings {
  getsLetters: boolean;
  hasCalendar: boolean;
}

/** The calendar that follows one's evenings, and whether letters tell of them; each change is a call. */
export function useEveningSettings({ getsLetters, hasCalendar }: StoredSettings) {
  const { busy, run } = useBusy();
  const [letters, setLetters] = useState(getsLetters);
  const [kept, setKept] = useState(hasCalendar);
  /** Right after it was made: nobody can see it later. */
  const [url, setUrl] = useState<string>();
  const said = { failed: texts.saveFailed, about: "profile" };
  const make = () =>
    run(async () => {
      const made = await attempt(() => call(api.calendars.create), said);
      if (!made) return;
      setUrl(made.url);
      setKept(true);
    });
  const withdraw = () =>
    run(async () => {
      const work = () => withdrawCalendar(null);
      if (!(await attempt(work, { ...said, done: ({ message }) => message }))) return;
      setUrl(undefined);
      setKept(false);
    });
  const choose = (eveningLetters: boolean) =>
    run(async () => {
      const changed = await attempt(() => changeAccount(null, { body: { eveningLetters } }), said);
      if (changed) setLetters(changed.eveningLetters);
    });
  return { busy, letters, kept, url, make, withdraw, choose };
}
