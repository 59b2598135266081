import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { NotSent } from "@/components/shell/not-sent";
import { PageRefresh } from "@/components/shell/page-refresh";
import { HOLD_EARLY_KEYS } from "@/components/shell/early-keys";
import { PRESS_SEARCH } from "@/components/shell/press-search";
import { PreviewNotice } from "@/components/shell/preview-notice";
import { WarmUp } from "@/components/shell/warm-up";
import { ConfirmHost } from "@/components/ui/dialog/confirm";
import { HOLD_EARLY_SUBMITS } from "@/components/ui/form/hold-early-submits";
import { Toaster } from "@/components/ui/toast/toaster";
import { NONCE_HEADER, NOT_SENT_COOKIE } from "@/lib/constants";
import { env } from "@/lib/env";
import { productTexts } from "@/lib/messages/product";
import "./fonts.css";
import "./tokens.css";
import "./globals.css";

const { name, description } = productTexts;

// Only what everybody may know: whoever shares the address of a private page shows no more than this.
export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(env().siteUrl),
  title: { default: name, template: `%s · ${name}` },
  description,
  applicationName: name,
  openGraph: {
    type: "website",
    siteName: name,
    title: `${name}: every campaign a book on a shelf`,
    description,
    images: [{ url: "/link-preview.jpg", width: 1200, height: 630, alt: "An open book on a table at night" }],
  },
  twitter: { card: "summary_large_image" },
  formatDetection: { telephone: false, email: false, address: false },
});

export const viewport: Viewport = {
  themeColor: "#150e09",
  // With the keyboard of a phone open, dialogs fit what is left.
  interactiveWidget: "resizes-content",
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every page is rendered for its request: a page made beforehand can't carry the nonce of its policy.
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  return (
    <html lang="en">
      <body>
        <NotSent isAnswer={(await cookies()).has(NOT_SENT_COOKIE)} />
        <script nonce={nonce}>{HOLD_EARLY_SUBMITS + HOLD_EARLY_KEYS + PRESS_SEARCH}</script>
        {env().preview && <PreviewNotice />}
        {children}
        <ConfirmHost />
        <Toaster />
        <PageRefresh />
        <WarmUp />
      </body>
    </html>
  );
}
