import type { Metadata } from "next";
import { ForgotForm } from "@/components/account/forgot-form";
import { Desk } from "@/components/shell/desk";
import { ButtonLink } from "@/components/ui/button-link";
import { Parchment } from "@/components/ui/parchment";
import { forgottenTexts } from "@/lib/messages/account";
import { sendsMail } from "@/lib/server/auth/mail";

export const metadata: Metadata = { title: "Forgot your password?" };

export default function ForgotPage() {
  return (
    <Desk>
      <Parchment
        title="Forgot your password?"
        actions={
          <ButtonLink href="/login" icon="arrow-left">
            Log in
          </ButtonLink>
        }
      >
        {sendsMail() ? <ForgotForm /> : <p>{forgottenTexts.noMail}</p>}
      </Parchment>
    </Desk>
  );
}
