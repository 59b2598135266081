import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { DescriptionStep } from "@/components/creature/description-step";
import { OriginStep } from "@/components/creature/origin-step";
import { StatsStep } from "@/components/creature/stats-step";
import { LoadingOverlay } from "@/components/ui/dialog/loading-overlay";
import { closeQuestion, useApiForm } from "@/components/ui/form/use-api-form";
import { Wizard } from "@/components/wizard/wizard";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { changeEncounter, createEncounter } from "@/lib/client/mutations/encounters";
import { creator } from "@/lib/client/mutations/creator";
import { sentPlace } from "@/lib/client/storage/sent-creates";
import { encounterFormTexts } from "@/lib/messages/encounter-forms";
import type { Encounter } from "@/lib/model/creature";
import { type CreatureFields, newEncounterFields, sentEncounter } from "@/lib/model/creature-form";

interface CreateEncounterProps {
  campaignId: number;
  onKept: (encounter: Encounter) => void;
  onClose: () => void;
}

const writes = { create: createEncounter, change: changeEncounter };
const steps = [
  { title: "Stats", panel: <StatsStep of="Encounter" /> },
  { title: "Description", panel: <DescriptionStep of="Encounter" /> },
  { title: "Race", panel: <OriginStep kind="race" /> },
];

/** Three steps to an encounter; the last arrow saves it. */
export function CreateEncounter({ campaignId, onKept, onClose }: CreateEncounterProps) {
  const draft = `form:encounter:new:${campaignId}`;
  const [encounters] = useState(() =>
    creator({ ...writes, place: sentPlace(draft) }, campaignId, { campaignId }),
  );
  const { form, busy, submit, close } = useApiForm<CreatureFields, CreatureFields, Encounter>({
    defaultValues: newEncounterFields(),
    draft,
    draftOf: ({ id }) => `form:encounter:${id}`,
    guard: closeQuestion,
    onLeave: onClose,
    send: (fields) => {
      const pictures = fields.portrait ? { image: fields.portrait } : {};
      return attemptOrThrow(() => encounters.save({ body: sentEncounter(fields), pictures }), {
        failed: encounterFormTexts.saveFailed,
        sentence: "below",
        gone: encounterFormTexts.noCampaign,
        done: encounterFormTexts.saved,
        about: "creature",
      });
    },
    onKept,
    onSaved: onClose,
  });

  return (
    <FormProvider {...form}>
      <Wizard title="Create Encounter" steps={steps} busy={busy} onFinish={submit} onClose={close}>
        {busy && <LoadingOverlay text={encounterFormTexts.saving} />}
      </Wizard>
    </FormProvider>
  );
}
