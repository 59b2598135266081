"use client";

import { useRef } from "react";
import { useGoToPage } from "@/components/ui/history/use-go-to-page";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { api } from "@/lib/client/api/api";
import { CallError, call, isGone } from "@/lib/client/api/call";
import { isAmbiguous } from "@/lib/client/api/failures";
import { toast } from "@/lib/client/page/toast";
import { LIMIT } from "@/lib/constants";
import { forgottenTexts } from "@/lib/messages/account";

/** A new password in place of a forgotten one. */
export function ResetForm({ token }: { token: string }) {
  const goToPage = useGoToPage();
  /** No answer came to an earlier try, which may have changed the password and used the link up. */
  const isUnanswered = useRef(false);
  const change = (password: string) =>
    call(api.accounts.resetPassword, { body: { token, password } }).catch((error: unknown) => {
      isUnanswered.current ||= isAmbiguous(error);
      if (!isUnanswered.current || !isGone(error)) throw error;
      throw new CallError(forgottenTexts.perhapsChanged, { status: 404, fields: {} });
    });
  const { form, busy, onSubmit } = useApiForm({
    defaultValues: { password: "" },
    failed: forgottenTexts.failed,
    send: async ({ password }) => {
      const { message } = await change(password);
      // A new password revokes the account's tokens: this call ends the session of this browser if its token was one, by the 401.
      await call(api.accounts.read).catch(() => {});
      toast.success(message);
      goToPage("/login", "replace");
    },
  });
  const { errors } = form.formState;
  return (
    <Form className="stack" noValidate onSubmit={onSubmit}>
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`${LIMIT.password.min} to ${LIMIT.password.max} characters`}
        error={errors.password?.message}
        {...form.register("password")}
      />
      {errors.root?.message && <Banner text={errors.root.message} />}
      {errors.root?.message === forgottenTexts.refused && (
        <ButtonLink href="/forgot" prefetch={false}>
          Ask for a new link
        </ButtonLink>
      )}
      <Button type="submit" variant="primary" wide busy={busy}>
        Change password
      </Button>
    </Form>
  );
}
