import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { fightTexts } from "@/lib/messages/fight";
import type { useFights } from "./records/use-fights";

/** In place of a fight: it is on its way, could not be loaded, or none is chosen. */
export function NoFight({ book }: { book: ReturnType<typeof useFights> }) {
  if (book.isLoading) return <Skeleton text={fightTexts.loading} />;
  if (book.hasFailed) return <ErrorState text={fightTexts.oneFailed} onRetry={() => void book.retry()} />;
  return <EmptyState icon="scroll" text={fightTexts.noneChosen} />;
}
