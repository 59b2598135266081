import type { ReactNode } from "react";
import { DiceWidget } from "@/components/dice/dice-widget";
import { AccountNav } from "@/components/shell/account-nav";
import { Desk } from "@/components/shell/desk";
import { Shortcuts } from "@/components/shell/shortcuts";
import { signedInPerson } from "@/lib/server/auth/open-book";

/** Pages that everybody may read, signed in or not. */
export default async function OpenLayout({ children }: { children: ReactNode }) {
  const person = await signedInPerson().catch(() => null);
  return (
    <>
      <Desk {...(person && { nav: <AccountNav superAdmin={person.role === "super_admin"} /> })}>
        {children}
      </Desk>
      <DiceWidget />
      <Shortcuts />
    </>
  );
}
