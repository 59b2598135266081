"use client";

import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { DescriptionStep } from "@/components/creature/description-step";
import { OriginStep } from "@/components/creature/origin-step";
import { StatsStep } from "@/components/creature/stats-step";
import { LoadingOverlay } from "@/components/ui/loading-overlay";
import { useBusy } from "@/components/ui/use-busy";
import { useFormDraft } from "@/components/ui/use-form-draft";
import { Wizard } from "@/components/wizard/wizard";
import { api } from "@/lib/client/api";
import { call, sentenceOf } from "@/lib/client/call";
import { makeOnce, newlyMade } from "@/lib/client/make-once";
import { isForgotten } from "@/lib/client/selection";
import { toast } from "@/lib/client/toast";
import { encounterTexts } from "@/lib/messages/encounter";
import type { Encounter } from "@/lib/model/creature";
import { type CreatureFields, newEncounterFields, sentEncounter } from "@/lib/model/creature-form";

interface CreateEncounterProps {
  campaignId: number;
  /** The encounters that were there before, where they are known. */
  known: readonly { id: number }[] | undefined;
  onSaved: (encounter: Encounter) => void;
  onClose: () => void;
}

interface Sent {
  sent: ReturnType<typeof sentEncounter>;
  pictures: { image?: File };
}

const makingOf = (campaignId: number, known: readonly { id: number }[] | undefined) =>
  makeOnce<Sent, Encounter>({
    make: ({ sent, pictures }) => call(api.createEncounter, { body: { ...sent, campaignId }, pictures }),
    change: (id, { sent, pictures }) => call(api.changeEncounter, { params: { id }, body: sent, pictures }),
    find:
      known &&
      (async ({ sent }) =>
        newlyMade(await call(api.listEncounters, { params: { id: campaignId } }), known, sent)),
  });

const steps = [
  { title: "Stats", panel: <StatsStep of="Encounter" /> },
  { title: "Description", panel: <DescriptionStep of="Encounter" /> },
  { title: "Race", panel: <OriginStep kind="race" /> },
];

/** Three steps to an encounter; the last arrow saves it. */
export function CreateEncounter({ campaignId, known, onSaved, onClose }: CreateEncounterProps) {
  const form = useForm<CreatureFields>({ defaultValues: newEncounterFields() });
  const dropDraft = useFormDraft(form, `form:encounter:new:${campaignId}`);
  const { busy, run } = useBusy();
  const [making] = useState(() => makingOf(campaignId, known));

  const finish = async () => {
    if (isForgotten("selectedCampaignId")) {
      toast.error(encounterTexts.noCampaign);
      return;
    }
    const fields = form.getValues();
    try {
      const encounter = await making.put({
        sent: sentEncounter(fields),
        pictures: fields.portrait ? { image: fields.portrait } : {},
      });
      dropDraft();
      toast.success(encounterTexts.saved);
      onSaved(encounter);
    } catch (error) {
      toast.error(encounterTexts.saveFailed, { description: sentenceOf(error, "") || undefined });
    }
  };

  return (
    <FormProvider {...form}>
      <Wizard
        title="Create Encounter"
        steps={steps}
        dirty={form.formState.isDirty}
        busy={busy}
        onFinish={() => run(finish)}
        onClose={() => {
          dropDraft();
          onClose();
        }}
      >
        {busy && <LoadingOverlay text={encounterTexts.saving} />}
      </Wizard>
    </FormProvider>
  );
}
