"use client";

import { FailedPage } from "@/components/shell/failed-page";
import { sessionTexts } from "@/lib/messages/session";

export default function SignedInError({ reset }: { error: Error; reset: () => void }) {
  return <FailedPage text={sessionTexts.unexpected} reset={reset} />;
}
