"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DownloadButton } from "@/components/ui/download-button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useBusy } from "@/components/ui/use-busy";
import { losesWords } from "@/components/ui/dialog/may-log-out";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { download } from "@/lib/client/api/download";
import { leaveSession } from "@/lib/client/api/leave-session";
import { redirectToLogin } from "@/lib/client/api/redirect-to-login";
import { attempt } from "@/lib/client/mutations/attempt";
import { profileTexts } from "@/lib/messages/account";
import { logOutTexts } from "@/lib/messages/log-out";
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
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const [open, setOpen] = useState<"password" | "delete">();
  const close = () => setOpen(undefined);
  const at = email.lastIndexOf("@");

  const logOutEverywhere = async () => {
    const { logoutEverywhereDetail: detail } = profileTexts;
    const sure = await confirm({
      text: profileTexts.confirmLogoutEverywhere,
      detail: (await losesWords()) ? `${detail} ${logOutTexts.unsavedDetail}` : detail,
      accept: "Log out everywhere",
    });
    if (!sure) return;
    const work = async () => {
      await leaveSession(() => call(api.accounts.logOut, { body: { everywhere: true } }));
      redirectToLogin(profileTexts.loggedOutEverywhere);
    };
    await run(() => attempt(work, { failed: sessionTexts.logoutFailed }));
  };
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
      {open === "password" && <ChangePassword onClose={close} />}
      {open === "delete" && <DeleteAccount onClose={close} />}
    </section>
  );
}
