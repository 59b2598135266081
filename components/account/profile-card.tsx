"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Portrait } from "@/components/ui/picture/portrait";
import { lazyComponent } from "@/components/ui/lazy-component";
import { UserId } from "@/components/ui/text/user-id";
import { useReturn } from "@/components/ui/history/use-return";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { profileTexts } from "@/lib/messages/account";
import { personFailed } from "@/lib/messages/person";
import type { Account } from "@/lib/model/account";
import styles from "./profile.module.css";

const [ProfileForm, preloadForm] = lazyComponent(
  () => import("./profile-form").then((module) => module.ProfileForm),
  ({ onDone }) => onDone(),
);

/** Who one is, and the change of it. */
export function ProfileCard({ account }: { account: Account }) {
  const [saved, setSaved] = useState<Account>();
  const [mode, setMode] = useState<"read" | "edit" | "read again">("read");
  const editButton = useRef<HTMLButtonElement>(null);
  const shown = saved ?? account;

  // It may have been changed in another browser.
  useReturn(() => {
    call(api.accounts.read).then(
      (found) => setSaved({ ...found, role: account.role }),
      () => toast.error(personFailed),
    );
  });
  useEffect(() => {
    if (mode === "read again") editButton.current?.focus();
  }, [mode]);

  if (mode === "edit")
    return <ProfileForm account={shown} onKept={setSaved} onDone={() => setMode("read again")} />;
  return (
    <div className={styles["card"]}>
      <Portrait shape="large" name={shown.username} id={shown.id} src={shown.image} />
      <div className={styles["who"]}>
        <h2 className={styles["name"]} dir="auto">
          {shown.username}
        </h2>
        <UserId id={shown.id} />
        <p className="note">{profileTexts.idHint}</p>
      </div>
      <Button ref={editButton} icon="edit" {...preloadForm} onClick={() => setMode("edit")}>
        Edit Profile
      </Button>
    </div>
  );
}
