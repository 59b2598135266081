"use client";

import { useId } from "react";
import { useForm } from "react-hook-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { checkedBy } from "@/components/ui/checked-by";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/text-field";
import { useSubmit } from "@/components/ui/use-submit";
import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
import { leaveForLogin } from "@/lib/client/farewell";
import { profileTexts } from "@/lib/messages/account";
import { GoesAlong } from "./goes-along";

/** The end of the account: says what goes with it and asks for the password. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useForm({
    resolver: checkedBy((parts) => parts.farewellForm),
    defaultValues: { password: "" },
  });
  const { errors } = form.formState;
  const { busy, onSubmit } = useSubmit(
    form,
    async (body) => {
      await call(api.deleteAccount, { body });
      leaveForLogin(profileTexts.accountDeleted);
    },
    profileTexts.accountDeleteFailed,
  );

  return (
    <Dialog
      title="Delete your account?"
      size="sm"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            Delete account
          </Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={onSubmit}>
        <GoesAlong />
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
      </form>
    </Dialog>
  );
}
