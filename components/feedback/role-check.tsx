"use client";

import { Parchment } from "@/components/ui/parchment";
import { PersonAwaited } from "@/components/ui/person-awaited";
import { feedbackTexts } from "@/lib/messages/feedback";
import { useTokenOrHome } from "./use-token-or-home";

/** While it isn't known who asks: the stored token may still name somebody where the cookie did not. */
export function RoleCheck() {
  useTokenOrHome();
  return (
    <Parchment wide>
      <PersonAwaited loading={feedbackTexts.checkingRole} />
    </Parchment>
  );
}
