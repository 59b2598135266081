import type { Metadata } from "next";
import { Desk } from "@/components/shell/desk";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Parchment } from "@/components/ui/parchment";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <Desk>
      <Parchment title="A missing page">
        <EmptyState text="Somebody tore this page out, or it was never written.">
          <a className={buttonClass({ variant: "primary" })} href="/home">
            Back to the shelf
          </a>
        </EmptyState>
      </Parchment>
    </Desk>
  );
}
