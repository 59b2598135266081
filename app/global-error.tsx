"use client";

import { Desk } from "@/components/shell/desk";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Parchment } from "@/components/ui/parchment";
import { sessionTexts } from "@/lib/messages/session";
import "./fonts.css";
import "./tokens.css";
import "./globals.css";

/** Where not even the frame of the pages could be made: outside the router, so nothing here may ask for it. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Tomekeeper</title>
        <Desk>
          <Parchment title="This page would not open">
            <EmptyState icon="alert" tone="error" text={sessionTexts.unexpected}>
              <Button onClick={() => window.location.reload()}>Try again</Button>
            </EmptyState>
          </Parchment>
        </Desk>
      </body>
    </html>
  );
}
