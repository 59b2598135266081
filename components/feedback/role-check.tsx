"use client";

import { Parchment } from "@/components/ui/parchment";
import { Skeleton } from "@/components/ui/skeleton";
import { feedbackTexts } from "@/lib/messages/feedback";
import { useTokenOrHome } from "./use-token-or-home";

/** While it isn't known who asks: the stored token may still name somebody where the cookie did not. */
export function RoleCheck() {
  useTokenOrHome();
  return (
    <Parchment wide>
      <Skeleton text={feedbackTexts.checkingRole} />
    </Parchment>
  );
}
