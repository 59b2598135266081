import type { Metadata } from "next";
import type { ReactNode } from "react";
import { OpenCampaignProvider } from "@/components/book/campaign-context";
import { DiceWidget } from "@/components/dice/dice-widget";
import { AccountNav } from "@/components/shell/account-nav";
import { Desk } from "@/components/shell/desk";
import { LivePerson } from "@/components/shell/live-person";
import { OfflineLinks } from "@/components/shell/offline-links";
import { SessionGate } from "@/components/shell/session-gate";
import { Shortcuts } from "@/components/shell/shortcuts";
import { WaxSeal } from "@/components/ui/wax-seal";
import { env } from "@/lib/env";
import { noCookie } from "@/lib/messages/person";
import { momentText } from "@/lib/model/moment";
import { signedInPerson } from "@/lib/server/auth/open-book";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** What every page behind the sign-in shares. It does not guard: a page that shows something of a person asks who that is. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  // Where the database is away the page says so itself, below the navigation.
  const person = await signedInPerson().catch(() => null);
  return (
    <OpenCampaignProvider>
      <Desk nav={<AccountNav superAdmin={person?.role === "super_admin"} />}>
        {person && (
          <LivePerson
            personId={person.id}
            since={momentText({ at: Date.now(), snapshot: person.snapshot })}
          />
        )}
        {children}
      </Desk>
      <DiceWidget />
      <Shortcuts />
      <OfflineLinks />
      <SessionGate
        personId={person?.id ?? null}
        noCookie={person ? "" : noCookie(env().siteUrl)}
        seal={<WaxSeal />}
      />
    </OpenCampaignProvider>
  );
}
