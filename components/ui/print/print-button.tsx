"use client";

import { Button } from "@/components/ui/button";
import { printPage } from "@/lib/client/page/print";

/** Prints the book as it is written for paper; the browser's own menu does the same. */
export function PrintButton() {
  return (
    <Button icon="printer" onClick={() => void printPage()}>
      Print
    </Button>
  );
}
