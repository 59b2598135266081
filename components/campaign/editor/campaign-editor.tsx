"use client";

import { type ComponentType, type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormProvider } from "react-hook-form";
import { Studio } from "@/components/book/studio";
import { BarTitle } from "@/components/shell/bar-title";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { Parchment } from "@/components/ui/parchment";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useApiForm, type WhenSettled } from "@/components/ui/form/use-api-form";
import { toast } from "@/lib/client/page/toast";
import { DEFAULT } from "@/lib/constants";
import { editorTexts } from "@/lib/messages/editor";
import type { Campaign, CampaignFields, CampaignForm } from "@/lib/model/campaign";
import type { DetailsTab } from "./campaign-details";
import type { VersionsProps } from "./campaign-versions";
import styles from "./campaign-editor.module.css";
import { CoverFields } from "./cover-fields";
import { CoverPreview } from "./cover-preview";
import { useSaveCampaign } from "./use-save-campaign";

const [CampaignDetails, preloadDetails] = lazyComponent(
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

/** A campaign as its form holds it. */
export const campaignValues = (campaign: Omit<Campaign, "role"> | undefined): CampaignForm => ({
  name: campaign?.name ?? DEFAULT.campaignName,
  coverColour: campaign?.coverColour || DEFAULT.coverColour,
  description: campaign?.description ?? "",
  setting: campaign?.setting ?? "",
  factions: campaign?.factions ?? [],
  themes: campaign?.themes ?? [],
  coverImage: undefined,
  mapImage: undefined,
});

/** What an old book has that a new one hasn't. */
const UNBOUND = { id: undefined, name: DEFAULT.bookTitle, coverImage: null, mapImage: null };

interface CampaignEditorProps {
  campaign?: Campaign;
  /** When the server rendered it. */
  since?: string;
  /** Follows what others save of it. */
  Versions?: ComponentType<VersionsProps>;
}

/** Binds a new book, or another cover around an old one. */
export function CampaignEditor({ campaign, since = "", Versions }: CampaignEditorProps) {
  const stored = campaign ?? UNBOUND;
  const settled = useRef<WhenSettled>((work) => work());
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  // As the page was opened: a later rendering of the server changes neither the form nor what counts as changed.
  const [values] = useState(() => campaignValues(campaign));
  const [details, setDetails] = useState(false);
  const [tab, setTab] = useState<DetailsTab>("description");
  const draft = `form:campaign:${stored.id ?? "new"}`;
  const { save, goOn, saved } = useSaveCampaign(campaign, draft);
  const { form, base, busy, submit } = useApiForm<CampaignFields, CampaignForm, { id: number }>({
    schema: (parts) => parts.campaignForm,
    defaultValues: values,
    draft,
    draftOf: ({ id }) => `form:campaign:${id}`,
    guard: leaveQuestion,
    whenSettled: (work) => settled.current(work),
    send: (fields, before) => save(fields, before as CampaignForm),
    onSaved: goOn,
    onInvalid: (errors) => {
      const wrong = inDetails.find((name) => errors[name]);
      if (!errors.name && !errors.coverImage && wrong) return setTab(wrong);
      // The cover's fields lie below the dialog.
      flushSync(() => setDetails(false));
      if (errors.name?.message) toast.error(errors.name.message, { about: "campaign" });
      form.setFocus("name");
    },
  });
  const openDetails = (event: FormEvent) => {
    event.preventDefault();
    setDetails(true);
  };

  const title = campaign ? "Edit campaign" : "Bind a new book";
  return (
    <FormProvider {...form}>
      <BarTitle title={stored.name} />
      <Studio
        preview={<CoverPreview id={stored.id} stored={stored.coverImage} />}
        caption="The cover as it will stand on the shelf"
      >
        <Parchment title={title}>
          <Form className={styles["form"]} noValidate onSubmit={openDetails}>
            <div ref={setPage} />
            <CoverFields stored={stored.coverImage} selectName={!campaign} />
            <Button variant="primary" wide type="submit" {...preloadDetails}>
              Next: Campaign Details
            </Button>
          </Form>
        </Parchment>
      </Studio>
      {details && (
        <CampaignDetails
          campaignId={stored.id}
          tab={tab}
          onTab={setTab}
          storedMap={stored.mapImage}
          onSubmit={() => void submit()}
          busy={busy || saved}
          onClose={() => setDetails(false)}
        >
          <div ref={setDialog} />
        </CampaignDetails>
      )}
      {campaign && Versions && (
        <Versions {...{ form, campaign, since, base, settled }} place={dialog ?? page} />
      )}
    </FormProvider>
  );
}
