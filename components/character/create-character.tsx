"use client";

import { FormProvider, useForm } from "react-hook-form";
import { DescriptionStep } from "@/components/creature/description-step";
import { OriginStep } from "@/components/creature/origin-step";
import { StatsStep } from "@/components/creature/stats-step";
import { LoadingOverlay } from "@/components/ui/loading-overlay";
import { useBusy } from "@/components/ui/use-busy";
import { useFormDraft } from "@/components/ui/use-form-draft";
import { Wizard } from "@/components/wizard/wizard";
import { sentenceOf } from "@/lib/client/call";
import { isForgotten } from "@/lib/client/selection";
import { toast } from "@/lib/client/toast";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import { type CharacterFields, newCharacterFields } from "@/lib/model/creature-form";
import { EnergyLevels, EnergySettings } from "./energy-fields";
import { type Maker, useSaveCharacter } from "./use-save-character";

interface CreateCharacterProps {
  maker: Maker;
  onSaved: (character: Character) => void;
  /** With a character that was made although not all of it could be saved. */
  onClose: (unfinished?: Character) => void;
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
export function CreateCharacter({ maker, onSaved, onClose }: CreateCharacterProps) {
  const form = useForm<CharacterFields>({ defaultValues: newCharacterFields() });
  const dropDraft = useFormDraft(form, `form:character:new:${maker.campaignId}`);
  const { busy, run } = useBusy();
  const { save, made } = useSaveCharacter(maker);

  const finish = async () => {
    if (isForgotten("selectedCampaignId")) {
      toast.error(characterTexts.noCampaign);
      return;
    }
    try {
      const character = await save(form.getValues());
      dropDraft();
      toast.success(characterTexts.saved);
      onSaved(character);
    } catch (error) {
      toast.error(characterTexts.saveFailed, { description: sentenceOf(error, "") || undefined });
    }
  };

  return (
    <FormProvider {...form}>
      <Wizard
        title="Create Character"
        steps={steps}
        dirty={form.formState.isDirty}
        busy={busy}
        onFinish={() => run(finish)}
        onClose={() => {
          dropDraft();
          onClose(made());
        }}
      >
        {busy && <LoadingOverlay text={characterTexts.saving} />}
      </Wizard>
    </FormProvider>
  );
}
