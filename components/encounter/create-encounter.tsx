import { FormProvider } from "react-hook-form";
import { DescriptionStep } from "@/components/creature/description-step";
import { OriginStep } from "@/components/creature/origin-step";
import { StatsStep } from "@/components/creature/stats-step";
import { LoadingOverlay } from "@/components/ui/dialog/loading-overlay";
import { closeQuestion } from "@/components/ui/form/close-question";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { Wizard } from "@/components/wizard/wizard";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { encounterFormTexts } from "@/lib/messages/encounter-forms";
import type { Encounter } from "@/lib/model/creature";
import { type CreatureFields, newEncounterFields } from "@/lib/model/creature-form";
import { useSaveEncounter } from "./use-save-encounter";

interface CreateEncounterProps {
  campaignId: number;
  onKept: (encounter: Encounter) => void;
  onClose: () => void;
}

const steps = [
  { title: "Stats", panel: <StatsStep of="Encounter" /> },
  { title: "Description", panel: <DescriptionStep of="Encounter" /> },
  { title: "Race", panel: <OriginStep kind="race" /> },
];

/** Three steps to an encounter; the last arrow saves it. */
export function CreateEncounter({ campaignId, onKept, onClose }: CreateEncounterProps) {
  const draft = `form:encounter:new:${campaignId}`;
  const save = useSaveEncounter(campaignId, draft);
  const { form, busy, submit, close } = useApiForm<CreatureFields, CreatureFields, Encounter>({
    defaultValues: newEncounterFields(),
    draft,
    draftOf: ({ id }) => `form:encounter:${id}`,
    guard: closeQuestion,
    onLeave: onClose,
    send: (fields) =>
      attemptOrThrow(() => save(fields), {
        failed: encounterFormTexts.saveFailed,
        sentence: "below",
        gone: encounterFormTexts.noCampaign,
        done: encounterFormTexts.saved,
        about: "creature",
      }),
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
