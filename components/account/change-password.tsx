"use client";

import { useId, useRef } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { api } from "@/lib/client/api/api";
import { CallError, call } from "@/lib/client/api/call";
import { isAmbiguous, isPassing } from "@/lib/client/api/failures";
import { renewToken } from "@/lib/client/api/token-lock";
import { toast } from "@/lib/client/page/toast";
import { LIMIT } from "@/lib/constants";
import { profileTexts, signupTexts } from "@/lib/messages/account";
import { fieldTexts } from "./field-texts";

/** The new password ends every other session; this one goes on with the token that is answered. */
export function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  const id = useId();
  /** No answer came to an earlier try, which may have changed the password and ended this session. */
  const isUnanswered = useRef(false);
  const change = (body: { currentPassword: string; newPassword: string }) =>
    call(api.accounts.changePassword, { body }).catch((error: unknown) => {
      const isEnded = error instanceof CallError && error.status === 401;
      isUnanswered.current ||= isAmbiguous(error);
      if (!isAmbiguous(error) && !(isEnded && isUnanswered.current)) {
        // A refusal says that nothing was changed before.
        if (!isPassing(error)) isUnanswered.current = false;
        throw error;
      }
      throw new CallError(profileTexts.passwordPerhapsChanged, { status: 503, fields: {} });
    });
  const { form, busy, onSubmit, close } = useApiForm({
    schema: (parts) => parts.passwordForm,
    defaultValues: { currentPassword: "", password: "", confirmation: "" },
    onLeave: onClose,
    failed: profileTexts.passwordChangeFailed,
    send: async ({ currentPassword, password }) => {
      await renewToken(() => change({ currentPassword, newPassword: password }));
      toast.success(profileTexts.passwordChanged);
      onClose();
    },
  });
  const { texts, banner } = fieldTexts(form.formState.errors, signupTexts.incomplete);

  return (
    <Dialog
      title="Change password"
      size="sm"
      onClose={() => void close()}
      foot={
        <>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            Change
          </Button>
        </>
      }
    >
      <Form id={id} className="stack" noValidate onSubmit={onSubmit}>
        <div>
          {/* Says to the browser under which account it keeps the new password. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <TextField
            label="Current password"
            type="password"
            autoComplete="current-password"
            data-autofocus
            {...texts("currentPassword")}
            {...form.register("currentPassword")}
          />
        </div>
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`${LIMIT.password.min} to ${LIMIT.password.max} characters`}
          {...texts("password")}
          {...form.register("password", { deps: ["confirmation"] })}
        />
        <TextField
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
          {...texts("confirmation")}
          {...form.register("confirmation")}
        />
        {banner && <Banner text={banner} />}
      </Form>
    </Dialog>
  );
}
