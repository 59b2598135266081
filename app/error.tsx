"use client";

import { Desk } from "@/components/shell/desk";
import { FailedPage } from "@/components/shell/failed-page";
import { sessionTexts } from "@/lib/messages/session";

export default function RootError({ reset }: { error: Error; reset: () => void }) {
  return (
    <Desk>
      <FailedPage text={sessionTexts.unexpected} reset={reset} />
    </Desk>
  );
}
