"use client";

import { useId } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { leaveSession } from "@/lib/client/api/leave-session";
import { redirectToLogin } from "@/lib/client/api/redirect-to-login";
import { profileTexts } from "@/lib/messages/account";
import { DeletedCampaigns } from "./deleted-campaigns";

/** The end of the account: says what goes with it and asks for the password. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { form, busy, onSubmit, close } = useApiForm({
    schema: (parts) => parts.farewellForm,
    defaultValues: { password: "" },
    onLeave: onClose,
    failed: profileTexts.accountDeleteFailed,
    send: async (body) => {
      await leaveSession(() => call(api.accounts.remove, { body }));
      redirectToLogin(profileTexts.accountDeleted);
    },
  });
  const { errors } = form.formState;

  return (
    <Dialog
      title="Delete your account?"
      size="sm"
      onClose={() => void close()}
      foot={
        <>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            Delete account
          </Button>
        </>
      }
    >
      <Form id={id} className="stack" noValidate onSubmit={onSubmit}>
        <DeletedCampaigns />
        <p>{profileTexts.confirmAccountDelete}</p>
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          data-autofocus
          error={errors.password?.message}
          {...form.register("password")}
        />
        {errors.root?.message && <Banner text={errors.root.message} />}
      </Form>
    </Dialog>
  );
}
