"use client";

import type { UseFormReturn } from "react-hook-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { TextField } from "@/components/ui/text-field";
import { useSubmit } from "@/components/ui/use-submit";
import { signUpAndIn } from "@/lib/client/sign-in";
import { toast } from "@/lib/client/toast";
import { DELAY, LIMIT } from "@/lib/constants";
import { signupTexts } from "@/lib/messages/account";
import type { SignUpForm } from "@/lib/model/account";
import { fieldTexts } from "./field-texts";
import styles from "./login.module.css";
import { useArrival } from "./use-arrival";

export function SignupForm({ form }: { form: UseFormReturn<SignUpForm> }) {
  const { arriving, arrive } = useArrival();
  const { busy, onSubmit } = useSubmit(
    form,
    async ({ confirmation: _, ...newcomer }) => {
      toast.success(await signUpAndIn(newcomer));
      arrive(DELAY.signup);
    },
    signupTexts.failed,
  );
  const { texts, banner } = fieldTexts(form.formState.errors, signupTexts.incomplete);

  return (
    <form className={classNames(styles["form"], styles["close"])} noValidate onSubmit={onSubmit}>
      <h2 className="title">Begin your shelf</h2>
      <TextField
        label="Username"
        autoComplete="username"
        maxLength={LIMIT.username.max}
        {...texts("username")}
        {...form.register("username")}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
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
      <Button type="submit" variant="primary" wide busy={busy || arriving}>
        Sign Up
      </Button>
    </form>
  );
}
