"use client";

import type { UseFormReturn } from "react-hook-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { useSubmit } from "@/components/ui/use-submit";
import { signIn } from "@/lib/client/sign-in";
import { toast } from "@/lib/client/toast";
import { DELAY } from "@/lib/constants";
import { loginTexts } from "@/lib/messages/account";
import type { Credentials } from "@/lib/model/account";
import { fieldTexts } from "./field-texts";
import styles from "./login.module.css";
import { useArrival } from "./use-arrival";

export function LoginForm({ form }: { form: UseFormReturn<Credentials> }) {
  const { arriving, arrive } = useArrival();
  const { busy, onSubmit } = useSubmit(
    form,
    async (credentials) => {
      await signIn(credentials);
      toast.success(loginTexts.succeeded);
      arrive(DELAY.login);
    },
    loginTexts.failed,
  );
  const { texts, banner } = fieldTexts(form.formState.errors, loginTexts.incomplete);

  return (
    <form className={styles["form"]} noValidate onSubmit={onSubmit}>
      <h2 className="title">Welcome back</h2>
      <p className="note">Your books are where you left them.</p>
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
        autoComplete="current-password"
        {...texts("password")}
        {...form.register("password")}
      />
      {banner && <Banner text={banner} />}
      <Button type="submit" variant="primary" wide busy={busy || arriving}>
        Log In
      </Button>
    </form>
  );
}
