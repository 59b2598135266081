"use client";

import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, FormProvider, useForm } from "react-hook-form";
import { Studio } from "@/components/book/studio";
import { BarTitle } from "@/components/shell/bar-title";
import { Button } from "@/components/ui/button";
import { checkedBy } from "@/components/ui/checked-by";
import { Parchment } from "@/components/ui/parchment";
import { picturesReady } from "@/components/ui/pending-pictures";
import { later } from "@/components/ui/later";
import { useFormDraft } from "@/components/ui/use-form-draft";
import { useLeaveGuard } from "@/components/ui/use-leave-guard";
import { toast } from "@/lib/client/toast";
import { DEFAULT } from "@/lib/constants";
import { editorTexts } from "@/lib/messages/editor";
import type { Campaign, CampaignFields, CampaignForm } from "@/lib/model/campaign";
import type { DetailsTab } from "./campaign-details";
import styles from "./campaign-editor.module.css";
import { CoverFields } from "./cover-fields";
import { CoverPreview } from "./cover-preview";
import { useSaveCampaign } from "./use-save-campaign";

const [CampaignDetails, soonDetails] = later(
  () => import("./campaign-details").then((module) => module.CampaignDetails),
  ({ onClose }) => onClose(),
);

const inDetails: readonly DetailsTab[] = ["description", "setting", "factions", "themes", "mapImage"];

const leaveQuestion = {
  text: editorTexts.confirmLeave,
  detail: editorTexts.leaveDetail,
  accept: "Leave",
  cancel: "Stay",
};

const valuesOf = (campaign: Campaign | undefined): CampaignForm => ({
  name: campaign?.name ?? DEFAULT.campaignName,
  coverColour: campaign?.coverColour || DEFAULT.coverColour,
  description: campaign?.description ?? "",
  setting: campaign?.setting ?? "",
  factions: campaign?.factions ?? [],
  themes: campaign?.themes ?? [],
  coverImage: undefined,
  mapImage: undefined,
});

const fieldNames = Object.keys(valuesOf(undefined)) as (keyof CampaignFields)[];

/** Binds a new book, or another cover around an old one. */
export function CampaignEditor({ campaign }: { campaign?: Campaign }) {
  // As the page was opened: a later rendering of the server changes neither the form nor what counts as changed.
  const [values] = useState(() => valuesOf(campaign));
  const form = useForm<CampaignFields, unknown, CampaignForm>({
    resolver: checkedBy((parts) => parts.campaignForm),
    defaultValues: values,
  });
  const [details, setDetails] = useState(false);
  const [tab, setTab] = useState<DetailsTab>("description");
  const dropDraft = useFormDraft(form, `form:campaign:${campaign?.id ?? "new"}`);
  const { save, saved } = useSaveCampaign(campaign && { campaign, values }, dropDraft);
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard(isDirty && !saved, leaveQuestion, dropDraft);

  const showError = (errors: FieldErrors<CampaignFields>) => {
    const wrong = inDetails.find((name) => errors[name]);
    if (!errors.name && !errors.coverImage && wrong) return setTab(wrong);
    // The cover's fields lie below the dialog.
    flushSync(() => setDetails(false));
    if (errors.name?.message) toast.error(errors.name.message);
    form.setFocus("name");
  };
  const submit = form.handleSubmit(async (filled) => {
    const refused = await save(filled);
    if (!refused) return;
    if (refused.sentence) form.setError("root", { message: refused.sentence });
    for (const name of fieldNames)
      if (refused.fields[name]) form.setError(name, { message: refused.fields[name] });
    if (Object.keys(refused.fields).length > 0) showError(form.formState.errors);
  }, showError);
  const openDetails = (event: FormEvent) => {
    event.preventDefault();
    setDetails(true);
  };

  const title = campaign ? "Edit campaign" : "Bind a new book";
  return (
    <FormProvider {...form}>
      <BarTitle title={campaign?.name ?? DEFAULT.bookTitle} />
      <Studio
        preview={<CoverPreview id={campaign?.id} stored={campaign?.coverImage ?? null} />}
        caption="The cover as it will stand on the shelf"
      >
        <Parchment title={title}>
          <form className={styles["form"]} noValidate onSubmit={openDetails}>
            <CoverFields stored={campaign?.coverImage ?? null} selectName={!campaign} />
            <Button variant="primary" wide type="submit" {...soonDetails}>
              Next: Campaign Details
            </Button>
          </form>
        </Parchment>
      </Studio>
      {details && (
        <CampaignDetails
          tab={tab}
          onTab={setTab}
          storedMap={campaign?.mapImage ?? null}
          onSubmit={() => void picturesReady().then((ready) => (ready ? submit() : undefined))}
          busy={isSubmitting || saved}
          onClose={() => setDetails(false)}
        />
      )}
    </FormProvider>
  );
}
