"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DownloadButton } from "@/components/ui/download-button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { download } from "@/lib/client/api/download";
import { attempt } from "@/lib/client/mutations/attempt";
import { sessionTexts } from "@/lib/messages/session";
import { ownDataTexts } from "@/lib/messages/own-data";
import styles from "./profile.module.css";

const [ChangePassword, preloadPassword] = lazyComponent(
  () => import("./change-password").then((module) => module.ChangePassword),
  ({ onClose }) => onClose(),
);
const [DeleteAccount] = lazyComponent(
  async () => {
    const [{ DeleteAccount: Dialog }] = await Promise.all([
      import("./delete-account"),
      import("./deleted-campaigns").then((names) => names.preloadCampaigns()),
    ]);
    return Dialog;
  },
  ({ onClose }) => onClose(),
);

const saveData = async () => void (await download(api.campaignFiles.exportAccount));

/** What one does seldom: a copy of one's data, another password, the end of all sessions, the end of the account. */
export function AccountSettings({ email }: { email: string }) {
  const { busy, run } = useBusy();
  const [open, setOpen] = useState<"password" | "delete">();
  const close = () => setOpen(undefined);
  const at = email.lastIndexOf("@");

  /** Loaded when it is pressed: who looks at their profile needs none of it. */
  const logOutEverywhere = () =>
    run(() =>
      attempt(async () => (await import("./log-out-everywhere")).logOutEverywhere(), {
        failed: sessionTexts.logoutFailed,
      }),
    );
  return (
    <section className={styles["section"]} aria-labelledby="account">
      <h2 className="head" id="account">
        Account
      </h2>
      <p className={styles["email"]}>
        You log in as{" "}
        <b>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </b>
        .
      </p>
      <div className={styles["care"]}>
        <Button {...preloadPassword} onClick={() => setOpen("password")}>
          Change password
        </Button>
        <DownloadButton
          label={ownDataTexts.button}
          work={saveData}
          done={ownDataTexts.saved}
          failed={ownDataTexts.failed}
        />
        <Button busy={busy} onClick={() => void logOutEverywhere()}>
          Log out everywhere
        </Button>
      </div>
      <div className={styles["end"]}>
        <Button variant="danger" onClick={() => setOpen("delete")}>
          Delete account
        </Button>
      </div>
      <p className="note">
        <Link className={styles["about"]} href="/about" prefetch={false}>
          About Tomekeeper, its credits and shortcuts
        </Link>
      </p>
      {open === "password" && <ChangePassword email={email} onClose={close} />}
      {open === "delete" && <DeleteAccount onClose={close} />}
    </section>
  );
}
