import { FormProvider } from "react-hook-form";
import { DescriptionStep } from "@/components/creature/description-step";
import { OriginStep } from "@/components/creature/origin-step";
import { StatsStep } from "@/components/creature/stats-step";
import { LoadingOverlay } from "@/components/ui/dialog/loading-overlay";
import { closeQuestion } from "@/components/ui/form/close-question";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { Wizard } from "@/components/wizard/wizard";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { characterFormTexts } from "@/lib/messages/character-forms";
import type { Character } from "@/lib/model/creature";
import { type CharacterFields, newCharacterFields } from "@/lib/model/creature-form";
import { EnergyLevels, EnergySettings } from "./energy-fields";
import { useSaveCharacter } from "./use-save-character";

interface CreateCharacterProps {
  campaignId: number;
  /** Also of one that was made although not all of it could be saved. */
  onKept: (character: Character) => void;
  onSaved: (character: Character) => void;
  onClose: () => void;
}

const steps = [
  { title: "Stats", panel: <StatsStep of="Character" /> },
  { title: "Description", panel: <DescriptionStep of="Character" /> },
  { title: "Race", panel: <OriginStep kind="race" /> },
  { title: "Background", panel: <OriginStep kind="background" /> },
  {
    title: "Class",
    panel: (
      <OriginStep kind="class">
        <EnergySettings />
        <EnergyLevels legend="Circles per level" />
      </OriginStep>
    ),
  },
];

/** Five steps to a character; the last arrow saves it. */
export function CreateCharacter({ campaignId, onKept, onSaved, onClose }: CreateCharacterProps) {
  const draft = `form:character:new:${campaignId}`;
  const { save, created } = useSaveCharacter(campaignId, draft);
  const { form, busy, submit, close } = useApiForm<CharacterFields, CharacterFields, Character>({
    defaultValues: newCharacterFields(),
    draft,
    draftOf: ({ id }) => `form:character:${id}`,
    guard: closeQuestion,
    onLeave: () => {
      const unfinished = created();
      if (unfinished) onKept(unfinished);
      onClose();
    },
    send: (fields) =>
      attemptOrThrow(() => save(fields), {
        failed: characterFormTexts.saveFailed,
        sentence: "below",
        gone: characterFormTexts.noCampaign,
        done: characterFormTexts.saved,
        about: "creature",
      }),
    onKept,
    onSaved: (character) => {
      onSaved(character);
      onClose();
    },
  });

  return (
    <FormProvider {...form}>
      <Wizard title="Create Character" steps={steps} busy={busy} savesEarly onFinish={submit} onClose={close}>
        {busy && <LoadingOverlay text={characterFormTexts.saving} />}
      </Wizard>
    </FormProvider>
  );
}
