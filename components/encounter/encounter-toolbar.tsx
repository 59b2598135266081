import { SheetToolbar } from "@/components/creature/sheet-toolbar";
import { Button } from "@/components/ui/button";
import type { Opener } from "@/components/ui/lazy-component";
import { PrintButton } from "@/components/ui/print/print-button";

interface EncounterToolbarProps {
  more: Opener;
  onDelete: () => void;
}

/** What is done to a whole encounter, at the foot of its sheet. */
export function EncounterToolbar({ more, onDelete }: EncounterToolbarProps) {
  return (
    <SheetToolbar what="encounter" onDelete={onDelete}>
      <Button icon="duplicate" {...more}>
        {/* The whole sentence would push Delete below the fold of a desk. */}
        Add more<span className="vh"> of these</span>
      </Button>
      <PrintButton />
    </SheetToolbar>
  );
}
