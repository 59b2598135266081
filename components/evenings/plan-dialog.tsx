import { Dialog } from "@/components/ui/dialog/dialog";
import type { Evening } from "@/lib/model/evening";
import { PlanEvening } from "./plan-evening";

interface PlanDialogProps {
  campaignId: number;
  onPlanned: (evening: Evening) => void;
  onClose: () => void;
}

export function PlanDialog({ campaignId, onPlanned, onClose }: PlanDialogProps) {
  return (
    <Dialog title="Offer dates" size="md" onClose={onClose}>
      <PlanEvening campaignId={campaignId} onPlanned={onPlanned} />
    </Dialog>
  );
}
