import { useState } from "react";
import { Checkbox } from "@/components/ui/form/checkbox";
import { useBusy } from "@/components/ui/use-busy";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeCampaign } from "@/lib/client/mutations/campaigns";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";

/** Whether the evenings of a book begin once something is played and end where nothing happens. */
export function AutoEvenings({ campaignId, isAuto }: { campaignId: number; isAuto: boolean }) {
  const { run } = useBusy();
  const [chosen, choose] = useState(isAuto);
  const [rendered, setRendered] = useState(isAuto);
  // The same switch stands elsewhere on the page, and others have it too: what is rendered anew counts.
  if (rendered !== isAuto) {
    setRendered(isAuto);
    choose(isAuto);
  }
  const change = (autoEvenings: boolean) =>
    run(() => {
      const work = async () => {
        await changeCampaign(campaignId, { params: { id: campaignId }, body: { autoEvenings } });
        choose(autoEvenings);
        // The pages were rendered with what held before.
        refreshPage();
      };
      return attempt(work, { failed: texts.saveFailed, about: "evening" });
    });
  return (
    <Checkbox label={texts.auto} checked={chosen} onChange={({ target }) => void change(target.checked)} />
  );
}
