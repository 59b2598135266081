"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { signIn } from "@/lib/client/api/sign-in";
import { DELAY } from "@/lib/constants";
import { loginTexts } from "@/lib/messages/account";
import { fieldTexts } from "./field-texts";
import styles from "./login.module.css";

/** Called after a successful log-in, with the message to show and the milliseconds to wait before the shelf opens. */
export type Enter = (message: string, delay: number) => Promise<void> | void;

/** State of the form, held by the parent of the tabs, because a tab panel is unmounted when the other tab is chosen. */
export function useLogin(enter: Enter) {
  return useApiForm({
    schema: (parts) => parts.credentials,
    defaultValues: { email: "", password: "" },
    failed: loginTexts.failed,
    send: async (credentials) => {
      await signIn(credentials);
      await enter(loginTexts.succeeded, DELAY.login);
    },
  });
}
interface LoginFormProps extends Pick<ReturnType<typeof useLogin>, "form" | "busy" | "onSubmit"> {
  /** Above the fields. */
  children?: ReactNode;
  submitLabel?: string;
}

export function LoginForm({ form, busy, onSubmit, children, submitLabel = "Log In" }: LoginFormProps) {
  const { texts, banner } = fieldTexts(form.formState.errors, loginTexts.incomplete);

  return (
    <Form className={styles["form"]} noValidate onSubmit={onSubmit}>
      {children}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        {...texts("email")}
        {...form.register("email")}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        {...texts("password")}
        {...form.register("password")}
      />
      {banner && <Banner text={banner} />}
      <Button type="submit" variant="primary" wide busy={busy}>
        {submitLabel}
      </Button>
      <p>
        <Link className={styles["about"]} href="/forgot" prefetch={false}>
          Forgot your password?
        </Link>
      </p>
    </Form>
  );
}
