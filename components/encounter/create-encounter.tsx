import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { DescriptionStep } from "@/components/creature/description-step";
import { OriginStep } from "@/components/creature/origin-step";
import { StatsStep } from "@/components/creature/stats-step";
import { LoadingOverlay } from "@/components/ui/dialog/loading-overlay";
import { closeQuestion, useApiForm } from "@/components/ui/form/use-api-form";
import { Wizard } from "@/components/wizard/wizard";
import { api } from "@/lib/client/api/api";
import { call, isGone, sentenceOf } from "@/lib/client/api/call";
import { createIdempotently } from "@/lib/client/api/create-idempotently";
import { toast } from "@/lib/client/page/toast";
import { encounterTexts } from "@/lib/messages/encounter";
import type { Encounter } from "@/lib/model/creature";
import { type CreatureFields, newEncounterFields, sentEncounter } from "@/lib/model/creature-form";

interface CreateEncounterProps {
  campaignId: number;
  onSaved: (encounter: Encounter) => void;
  onClose: () => void;
}

interface Sent {
  sent: ReturnType<typeof sentEncounter>;
  pictures: { image?: File };
}

const newEncounter = (campaignId: number) =>
  createIdempotently<Sent, Encounter>({
    create: ({ sent, pictures }, idempotencyKey) =>
      call(api.encounters.create, { body: { ...sent, campaignId }, pictures, idempotencyKey }),
    change: (id, { sent, pictures }) => call(api.encounters.change, { params: { id }, body: sent, pictures }),
  });

const steps = [
  { title: "Stats", panel: <StatsStep of="Encounter" /> },
  { title: "Description", panel: <DescriptionStep of="Encounter" /> },
  { title: "Race", panel: <OriginStep kind="race" /> },
];

/** Three steps to an encounter; the last arrow saves it. */
export function CreateEncounter({ campaignId, onSaved, onClose }: CreateEncounterProps) {
  const [encounters] = useState(() => newEncounter(campaignId));
  const { form, busy, submit, close } = useApiForm<CreatureFields>({
    defaultValues: newEncounterFields(),
    draft: `form:encounter:new:${campaignId}`,
    guard: closeQuestion,
    onLeave: onClose,
    send: async (fields) => {
      try {
        const encounter = await encounters.save({
          sent: sentEncounter(fields),
          pictures: fields.portrait ? { image: fields.portrait } : {},
        });
        toast.success(encounterTexts.saved, { about: "creature" });
        onSaved(encounter);
        return true;
      } catch (error) {
        toast.error(isGone(error) ? encounterTexts.noCampaign : encounterTexts.saveFailed, {
          about: "creature",
          description: sentenceOf(error, "") || undefined,
        });
        throw error;
      }
    },
  });

  return (
    <FormProvider {...form}>
      <Wizard title="Create Encounter" steps={steps} busy={busy} onFinish={submit} onClose={close}>
        {busy && <LoadingOverlay text={encounterTexts.saving} />}
      </Wizard>
    </FormProvider>
  );
}
