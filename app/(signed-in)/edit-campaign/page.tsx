import type { Metadata } from "next";
import { EditedCampaign } from "@/components/campaign/editor/campaign-versions";
import { EditorMissing } from "@/components/campaign/editor/editor-missing";
import { SelectionSync } from "@/components/shell/selection-sync";
import { Parchment } from "@/components/ui/parchment";
import { PersonAwaited } from "@/components/ui/person-awaited";
import { sectionLoading } from "@/lib/messages/sections";
import { momentText } from "@/lib/model/moment";
import { may } from "@/lib/policy";
import { openCampaign } from "@/lib/server/auth/open-book";

export const metadata: Metadata = { title: "Edit campaign" };

export default async function EditCampaignPage() {
  // Where the database is away there is nothing to edit either.
  const opened = await openCampaign("editCampaignId").catch(() => undefined);
  if (opened === null)
    return (
      <Parchment title="Edit campaign">
        <PersonAwaited loading={sectionLoading["/campaign"]} />
      </Parchment>
    );
  const campaign = opened?.campaign;
  const changeable = campaign && may("campaign:change", { role: campaign.role, owns: false });
  return (
    <>
      {changeable ? (
        <EditedCampaign
          key={campaign.id}
          campaign={campaign}
          since={momentText({ at: Date.now(), snapshot: opened.person.snapshot })}
        />
      ) : (
        <EditorMissing />
      )}
      {opened && <SelectionSync rendered={campaign?.id ?? null} />}
    </>
  );
}
