"use client";

import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { forgottenTexts } from "@/lib/messages/account";

/** Asks for a letter with a link; what is answered is the same for every address. */
export function ForgotForm() {
  const [answer, setAnswer] = useState<string>();
  const { form, busy, onSubmit } = useApiForm({
    defaultValues: { email: "" },
    failed: forgottenTexts.failed,
    send: async (body) => {
      const { message } = await call(api.accounts.forgotPassword, { body });
      setAnswer(message);
    },
  });
  const { errors } = form.formState;
  if (answer !== undefined) return <p role="status">{answer}</p>;
  return (
    <Form className="stack" noValidate onSubmit={onSubmit}>
      <p className="note">Say by which address you log in, and a link comes to it by e-mail.</p>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email")}
      />
      {errors.root?.message && <Banner text={errors.root.message} />}
      <Button type="submit" variant="primary" wide busy={busy}>
        Send the link
      </Button>
    </Form>
  );
}
