"use client";

import { Button, buttonClass } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/checkbox";
import { TextField } from "@/components/ui/form/text-field";
import { toast } from "@/lib/client/page/toast";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import styles from "./evening-settings.module.css";
import { type StoredSettings, useEveningSettings } from "./use-evening-settings";

interface EveningSettingsProps extends StoredSettings {
  /** Whether this server sends e-mail. */
  sendsMail: boolean;
}

/** What one is told of evenings: a calendar that follows them, and letters. */
export function EveningSettings({ sendsMail, ...stored }: EveningSettingsProps) {
  const { busy, letters, kept, url, make, withdraw, choose } = useEveningSettings(stored);
  return (
    <section className={styles["section"]} aria-labelledby="evenings">
      <h2 className="head" id="evenings">
        Evenings
      </h2>
      <div className={styles["feed"]} data-made={url !== undefined || undefined}>
        <h3>{texts.calendarTitle}</h3>
        {url === undefined ? (
          <p>{kept ? texts.calendarKept : texts.calendarAbout}</p>
        ) : (
          <>
            <div className={styles["address"]}>
              <TextField
                label="Address of your calendar"
                labelHidden
                readOnly
                value={url}
                onFocus={({ target }) => target.select()}
              />
              <Button variant="primary" icon="copy" onClick={() => void copy(url)}>
                Copy
              </Button>
            </div>
            <p className={styles["once"]}>{texts.calendarOnce}</p>
          </>
        )}
        <div className={styles["acts"]}>
          {url !== undefined && (
            <a className={buttonClass({})} href={url.replace(/^https?:/, "webcal:")}>
              Open in my calendar
            </a>
          )}
          {url === undefined && (
            <Button variant={kept ? "plain" : "primary"} busy={busy} onClick={() => void make()}>
              {kept ? texts.calendarAnew : texts.calendarAdd}
            </Button>
          )}
          {kept && (
            <Button variant="danger" busy={busy} onClick={() => void withdraw()}>
              {texts.calendarWithdraw}
            </Button>
          )}
        </div>
      </div>
      <Checkbox
        className={styles["letters"]}
        label={texts.lettersHint}
        checked={letters}
        aria-disabled={busy || undefined}
        onChange={({ target }) => void choose(target.checked)}
      />
      {!sendsMail && <p className="note">{texts.noLetters}</p>}
    </section>
  );
}

const copy = async (url: string) => {
  try {
    // Missing where the page came over plain http.
    await navigator.clipboard.writeText(url);
    toast.success(texts.calendarCopied, { about: "profile" });
  } catch {
    toast.error(texts.calendarCopyFailed, { about: "profile" });
  }
};
