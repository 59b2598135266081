import { useState } from "react";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { closeQuestion } from "@/components/ui/form/close-question";
import { useLeaveGuard } from "@/components/ui/form/use-leave-guard";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import type { Evening } from "@/lib/model/evening";
import { PlanEvening } from "./plan-evening";
import { useEvenings } from "./use-evenings";

interface PlanDialogProps {
  campaignId: number;
  onPlanned: (evening: Evening) => void;
  onClose: () => void;
}

/** Offers dates; asks before it closes over days that were tapped, or a place that was written. */
export function PlanDialog({ campaignId, onPlanned, onClose }: PlanDialogProps) {
  const confirm = useConfirm();
  const evenings = useEvenings(campaignId);
  const { data = [] } = useQuery(api.evenings.list, { id: campaignId });
  const isRunning = data.some(({ state }) => state === "running");
  const [isUnsaved, setUnsaved] = useState(false);
  useLeaveGuard(isUnsaved, closeQuestion, onClose);
  const close = async () => {
    // While it is sent it stays: the answer would close what was opened in its place.
    if (evenings.busy) return;
    if (!isUnsaved || (await confirm(closeQuestion))) onClose();
  };
  return (
    <PlanEvening
      {...evenings}
      begin={(said) => evenings.beginNearest(data, said)}
      isRunning={isRunning}
      onPlanned={onPlanned}
      onUnsaved={setUnsaved}
      onClose={() => void close()}
    />
  );
}
