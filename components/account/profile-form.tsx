"use client";

import { useEffect, useEffectEvent } from "react";
import { useController } from "react-hook-form";
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
import { changedParts } from "@/lib/rules/changed-parts";
import styles from "./profile.module.css";

interface ProfileFormProps {
  account: Account;
  onKept: (changed: Account) => void;
  onDone: () => void;
}
interface Profile {
  username: string;
  image?: File | undefined;
}

export function ProfileForm({ account, onKept, onDone }: ProfileFormProps) {
  const { form, busy, onSubmit, close } = useApiForm<Profile, Pick<Profile, "username">, Account>({
    schema: (parts) => parts.profileForm,
    defaultValues: { username: account.username, image: undefined },
    send: async (fields, before): Promise<Account> => {
      const image: File | undefined = form.getValues("image");
      const body = changedParts({ username: before.username }, fields);
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
      return { ...changed, role: account.role };
    },
    onKept,
    onSaved: onDone,
    onLeave: onDone,
  });
  const { setFocus } = form;
  /** A name that stands there as it was follows what another browser made of it. */
  const follow = useEffectEvent((username: string) => {
    if (form.getValues("username") !== form.formState.defaultValues?.username) return;
    form.resetDefaultValues({ username, image: undefined });
    form.setValue("username", username);
  });
  useEffect(() => {
    // What is being sent is compared with what stands there when the answer comes.
    if (!busy) follow(account.username);
  }, [account.username, busy]);
  const image = useController({ control: form.control, name: "image" });
  const { errors } = form.formState;
  useEffect(() => setFocus("username"), [setFocus]);

  return (
    <Form className="stack" noValidate onSubmit={onSubmit}>
      <div className={styles["card"]}>
        <Portrait shape="large" name={account.username} id={account.id} src={account.image} />
        <div className={`stack ${styles["fields"]}`}>
          <TextField
            label="Username"
            autoComplete="nickname"
            maxLength={LIMIT.username.max}
            error={errors.username?.message}
            {...form.register("username")}
          />
          <ImageField
            label="Profile image"
            value={image.field.value}
            stored={account.image}
            onChange={image.field.onChange}
            error={errors.image?.message}
          />
        </div>
      </div>
      {errors.root?.message && <Banner text={errors.root.message} />}
      <div className={styles["acts"]}>
        <Button onClick={() => void close()}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </div>
    </Form>
  );
}
