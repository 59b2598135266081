import type { Metadata } from "next";
import { AccountTabs } from "@/components/account/account-tabs";
import { ContinueOffer } from "@/components/account/continue-offer";
import { LogoutMessage } from "@/components/account/logout-message";
import { TitleLines, TitlePage } from "@/components/account/title-page";
import { Book } from "@/components/book/book";
import { Desk } from "@/components/shell/desk";
import { signedInPerson } from "@/lib/server/auth/open-book";

export const metadata: Metadata = { title: "Log in" };

interface LoginPageProps {
  searchParams: Promise<{ tab?: string | string[] }>;
}

export default async function LoginPage({ searchParams }: LoginPageProps) {
  // Without the database nobody is known, and who wants to log in is told by the form.
  const [{ tab }, person] = await Promise.all([searchParams, signedInPerson().catch(() => null)]);
  return (
    <Desk>
      <h1 className="vh">Tomekeeper: log in or sign up</h1>
      <Book small first="right" accent="#7a3b24">
        <TitlePage />
        <AccountTabs
          first={tab === "signup" ? "signup" : "login"}
          above={
            <>
              <TitleLines />
              {person && <ContinueOffer id={person.id} username={person.username} />}
            </>
          }
        />
      </Book>
      <LogoutMessage />
    </Desk>
  );
}
