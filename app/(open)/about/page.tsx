import type { Metadata } from "next";
import { About } from "@/components/about/about";
import { Credits } from "@/components/about/credits";
import { ButtonLink } from "@/components/ui/button-link";
import { Parchment } from "@/components/ui/parchment";
import { signedInPerson } from "@/lib/server/auth/open-book";

export const metadata: Metadata = { title: "About" };

export default async function AboutPage() {
  const person = await signedInPerson().catch(() => null);
  return (
    <Parchment
      title="About Tomekeeper"
      actions={
        <ButtonLink href={person ? "/home" : "/login"} icon="arrow-left">
          {person ? "Back to the shelf" : "Log in or sign up"}
        </ButtonLink>
      }
    >
      <About />
      <Credits />
    </Parchment>
  );
}
