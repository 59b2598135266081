import type { Metadata } from "next";
import { AccountSettings } from "@/components/account/account-settings";
import { EveningSettings } from "@/components/account/evening-settings";
import { Notifications } from "@/components/account/notifications";
import { ProfileCard } from "@/components/account/profile-card";
import { Parchment } from "@/components/ui/parchment";
import { PersonAwaited } from "@/components/ui/person-awaited";
import { database } from "@/db/client";
import { listInvitesTo } from "@/db/queries/invites";
import { profileTexts } from "@/lib/messages/account";
import { sendsMail } from "@/lib/server/auth/mail";
import { signedInPerson } from "@/lib/server/auth/open-book";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
  const person = await signedInPerson();
  if (!person)
    return (
      <Parchment title={profileTexts.title}>
        <PersonAwaited loading={profileTexts.loading} />
      </Parchment>
    );
  const { sessionVersion: _, snapshot: __, hasCalendar, ...account } = person;
  // Without rows the notifications ask the API themselves, which also says why there are none.
  const invites = await listInvitesTo(await database(), person.id).catch(() => null);
  return (
    <Parchment title={profileTexts.title}>
      <ProfileCard account={account} />
      <EveningSettings
        getsLetters={account.eveningLetters}
        hasCalendar={hasCalendar}
        sendsMail={sendsMail()}
      />
      <Notifications invites={invites} />
      <AccountSettings email={account.email} />
    </Parchment>
  );
}
