"use client";

import { ErrorState } from "@/components/ui/error-state";
import { Parchment } from "@/components/ui/parchment";
import { profileTexts } from "@/lib/messages/account";
import { personFailed } from "@/lib/messages/person";

export default function ProfileError({ retry }: { retry: () => void }) {
  return (
    <Parchment title={profileTexts.title}>
      <ErrorState text={personFailed} onRetry={retry} />
    </Parchment>
  );
}
