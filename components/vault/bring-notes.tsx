import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { vaultScreenTexts } from "@/lib/messages/vault-screens";
import type { VaultBecomes } from "@/lib/model/vault";

const [VaultDialog, preloadDialog] = lazyComponent(
  () => import("./vault-dialog").then((module) => module.VaultDialog),
  ({ onClose }) => onClose(),
);

interface BringNotesProps {
  campaignId: number;
  /** Leads to what came in. */
  onDone: (became: VaultBecomes) => void;
}

/** The button that opens the dialog for a vault of notes. */
export function BringNotes({ campaignId, onDone }: BringNotesProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...preloadDialog} onClick={() => setOpen(true)}>
        {vaultScreenTexts.button}
      </Button>
      {isOpen && (
        <VaultDialog
          campaignId={campaignId}
          onClose={close}
          onDone={(became) => {
            close();
            onDone(became);
          }}
        />
      )}
    </>
  );
}
