import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { PreviewNotice } from "@/components/shell/preview-notice";
import { ConfirmHost } from "@/components/ui/confirm";
import { Toaster } from "@/components/ui/toaster";
import { env } from "@/lib/env";
import "./fonts";
import "./fonts.css";
import "./tokens.css";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Tomekeeper", template: "%s · Tomekeeper" },
  description:
    "Campaigns, characters and encounters for tabletop role-playing games, kept as books on a shelf.",
};

export const viewport: Viewport = { themeColor: "#150e09", colorScheme: "light" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every page is rendered for its request: a page made beforehand can't carry the nonce of its policy.
  await connection();
  return (
    <html lang="en">
      <body>
        {env().preview && <PreviewNotice />}
        {children}
        <ConfirmHost />
        <Toaster />
      </body>
    </html>
  );
}
