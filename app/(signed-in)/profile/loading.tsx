import { Parchment } from "@/components/ui/parchment";
import { Skeleton } from "@/components/ui/skeleton";
import { profileTexts } from "@/lib/messages/account";

export default function ProfileLoading() {
  return (
    <Parchment title={profileTexts.title}>
      <Skeleton text={profileTexts.loading} />
    </Parchment>
  );
}
