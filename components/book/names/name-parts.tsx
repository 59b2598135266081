import { lazyComponent } from "@/components/ui/lazy-component";
import type { NamesProps } from "./book-names";

const [LinkCompletion] = lazyComponent(() =>
  import("@/components/book/link-completion").then((module) => module.LinkCompletion),
);
const [NameSlips] = lazyComponent(() => import("./name-slips").then((module) => module.NameSlips));
const [LinkCards] = lazyComponent(() => import("./link-cards").then((module) => module.LinkCards));

/** What minds the names in texts, as far as it was asked for. */
export interface Asked {
  isTyped?: boolean;
  isWritten?: boolean;
  rested?: Event;
}

export function NameParts({ isTyped, isWritten, rested, ...props }: NamesProps & Asked) {
  const { campaignId, isMirrored } = props;
  return (
    <>
      {isTyped && !isMirrored && <LinkCompletion campaignId={campaignId} />}
      {isWritten && !isMirrored && <NameSlips {...props} />}
      {rested && <LinkCards campaignId={campaignId} first={rested} />}
    </>
  );
}
