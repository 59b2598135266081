"use client";

import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { signUpAndIn } from "@/lib/client/api/sign-in";
import { DELAY, LIMIT } from "@/lib/constants";
import { signupTexts } from "@/lib/messages/account";
import { fieldTexts } from "./field-texts";
import styles from "./login.module.css";
import type { Enter } from "./login-form";

/** State of the form, held by the parent of the tabs, because a tab panel is unmounted when the other tab is chosen. */
export function useSignup(enter: Enter) {
  return useApiForm({
    schema: (parts) => parts.signUpForm,
    defaultValues: { username: "", email: "", password: "", confirmation: "" },
    failed: signupTexts.failed,
    send: async ({ confirmation: _, ...newcomer }) => {
      await enter(await signUpAndIn(newcomer), DELAY.signup);
    },
  });
}

interface SignupFormProps extends Pick<ReturnType<typeof useSignup>, "form" | "busy" | "onSubmit"> {
  /** Above the fields. */
  children?: ReactNode;
  submitLabel?: string;
}

export function SignupForm({ form, busy, onSubmit, children, submitLabel = "Sign Up" }: SignupFormProps) {
  const { texts, banner } = fieldTexts(form.formState.errors, signupTexts.incomplete);

  return (
    <Form className={classNames(styles["form"], styles["close"])} noValidate onSubmit={onSubmit}>
      {children}
      <TextField
        label="Username"
        autoComplete="nickname"
        maxLength={LIMIT.username.max}
        {...texts("username")}
        {...form.register("username")}
      />
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
        autoComplete="new-password"
        hint={`${LIMIT.password.min} to ${LIMIT.password.max} characters`}
        {...texts("password")}
        {...form.register("password", { deps: ["confirmation"] })}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        {...texts("confirmation")}
        {...form.register("confirmation")}
      />
      {banner && <Banner text={banner} />}
      <Button type="submit" variant="primary" wide busy={busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}
