import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { call, sentenceOf } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
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
  const attempt = (work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work();
      } catch (error) {
        toast.error(sentenceOf(error, texts.saveFailed), { about: "profile" });
      }
    });
  const make = () =>
    attempt(async () => {
      setUrl((await call(api.calendars.create)).url);
      setKept(true);
    });
  const withdraw = () =>
    attempt(async () => {
      const { message } = await call(api.calendars.remove);
      setUrl(undefined);
      setKept(false);
      toast.success(message, { about: "profile" });
    });
  const choose = (eveningLetters: boolean) =>
    attempt(async () => {
      const changed = await call(api.accounts.change, { body: { eveningLetters } });
      setLetters(changed.eveningLetters);
    });
  return { busy, letters, kept, url, make, withdraw, choose };
}
