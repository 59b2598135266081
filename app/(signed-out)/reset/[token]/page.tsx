import type { Metadata } from "next";
import { ResetForm } from "@/components/account/reset-form";
import { Desk } from "@/components/shell/desk";
import { ButtonLink } from "@/components/ui/button-link";
import { Parchment } from "@/components/ui/parchment";

export const metadata: Metadata = { title: "A new password", robots: { index: false, follow: false } };

interface ResetPageProps {
  params: Promise<{ token: string }>;
}

export default async function ResetPage({ params }: ResetPageProps) {
  const { token } = await params;
  return (
    <Desk>
      <Parchment
        title="Choose a new password"
        actions={
          <ButtonLink href="/login" icon="arrow-left">
            Log in
          </ButtonLink>
        }
      >
        <ResetForm token={token} />
      </Parchment>
    </Desk>
  );
}
