"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { useApiForm } from "@/components/ui/use-api-form";
import { signIn } from "@/lib/client/sign-in";
import { DELAY } from "@/lib/constants";
import { loginTexts } from "@/lib/messages/account";
import { fieldTexts } from "./field-texts";
import styles from "./login.module.css";

/** What happens once somebody is logged in: `message` is the server's or the product's word for them. */
export type Enter = (message: string, delay: number) => Promise<void> | void;

/** The form outlives its tab, so that turning to the other one loses nothing. */
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
    <form className={styles["form"]} noValidate onSubmit={onSubmit}>
      {children}
      <TextField
        serverRendered
        label="E-mail"
        type="email"
        autoComplete="email"
        {...texts("email")}
        {...form.register("email")}
      />
      <TextField
        serverRendered
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
    </form>
  );
}
