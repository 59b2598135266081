import { Parchment } from "@/components/ui/parchment";
import { Skeleton } from "@/components/ui/skeleton";
import { feedbackTexts } from "@/lib/messages/feedback";

export default function AdminMessagesLoading() {
  return (
    <Parchment wide>
      <Skeleton text={feedbackTexts.checkingRole} />
    </Parchment>
  );
}
