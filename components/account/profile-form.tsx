"use client";

import { useEffect, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { ImageField } from "@/components/ui/form/image-field";
import { Portrait } from "@/components/ui/picture/portrait";
import { TextField } from "@/components/ui/form/text-field";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { changeAccount } from "@/lib/client/mutations/account";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { LIMIT } from "@/lib/constants";
import { profileTexts } from "@/lib/messages/account";
import type { Account } from "@/lib/model/account";
import styles from "./profile.module.css";

interface ProfileFormProps {
  account: Account;
  /** With the changed account, or without where nothing was saved. */
  onDone: (changed?: Account) => void;
}

export function ProfileForm({ account, onDone }: ProfileFormProps) {
  const [image, setImage] = useState<File>();
  const { form, busy, onSubmit } = useApiForm({
    schema: (parts) => parts.profileForm,
    defaultValues: { username: account.username },
    send: async (body) => {
      const given = { body, ...(image && { pictures: { image } }) };
      const changed = await attemptOrThrow(() => changeAccount(null, given), {
        failed: profileTexts.updateFailed,
        // The banner is for what the server says.
        sentence: "unsaid",
        done: profileTexts.updated,
        about: "profile",
      });
      // Pages that the router keeps show the former name.
      refreshPage();
      onDone({ ...changed, role: account.role });
    },
  });
  const { setFocus } = form;
  const { errors } = form.formState;
  useEffect(() => setFocus("username"), [setFocus]);

  return (
    <Form className="stack" noValidate onSubmit={onSubmit}>
      <div className={styles["card"]}>
        <Portrait shape="large" name={account.username} id={account.id} src={account.image} />
        <div className={`stack ${styles["fields"]}`}>
          <TextField
            label="Username"
            autoComplete="username"
            maxLength={LIMIT.username.max}
            error={errors.username?.message}
            {...form.register("username")}
          />
          <ImageField label="Profile image" value={image} stored={account.image} onChange={setImage} />
        </div>
      </div>
      {errors.root?.message && <Banner text={errors.root.message} />}
      <div className={styles["acts"]}>
        <Button onClick={() => onDone()}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </div>
    </Form>
  );
}
