import { AbilityCharts } from "@/components/creature/ability-charts";
import { AbilitySteppers } from "@/components/creature/ability-stepper";
import { DescriptionStep } from "@/components/creature/description-step";
import { EditDialog, EditSplit } from "@/components/creature/edit-dialog";
import { OriginStep } from "@/components/creature/origin-step";
import { SkillPicker } from "@/components/creature/skill-picker";
import { NameAndPortrait } from "@/components/creature/stats-step";
import { VitalFields } from "@/components/creature/vital-fields";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { changeEncounter } from "@/lib/client/mutations/encounters";
import { CHART_RANGE } from "@/lib/constants";
import { encounterTexts } from "@/lib/messages/encounter";
import { encounterFormTexts } from "@/lib/messages/encounter-forms";
import type { Encounter } from "@/lib/model/creature";
import { changedEncounter } from "@/lib/model/creature-changes";
import { type CreatureFields, encounterFields } from "@/lib/model/creature-form";
import { SCORE } from "@/lib/rules/abilities";
import { SKILLS } from "@/lib/rules/skills";
import { useSaveEncounter } from "./use-save-encounter";

interface EditFormProps {
  stored: Encounter;
  onKept: (encounter: Encounter) => void;
  onSaved: (encounter: Encounter) => void;
  /** Gets why it could not be saved. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}

const ranges = { scores: CHART_RANGE.sheet, saves: CHART_RANGE.sheet };

/** Everything about an encounter that can be created, to be changed. Only what was changed is sent. */
export function EditForm({ stored, ...closing }: EditFormProps) {
  const draft = `form:encounter:${stored.id}`;
  const makeAnew = useSaveEncounter(stored.campaignId, draft);
  const save = (fields: CreatureFields, before: CreatureFields) =>
    changeEncounter(stored.campaignId, {
      params: { id: stored.id },
      body: changedEncounter(before, fields),
      ...(fields.portrait && { pictures: { image: fields.portrait } }),
    });
  const stats = (
    <EditSplit>
      <div className="stack">
        <AbilityCharts ranges={ranges} />
        <AbilitySteppers legend="Ability scores" most={SCORE.max} />
      </div>
      <div className="stack">
        <NameAndPortrait of="Encounter" stored={stored.image} />
        <VitalFields />
      </div>
    </EditSplit>
  );
  return (
    <EditDialog
      {...closing}
      title={encounterFormTexts.editTitle}
      of={{ kind: "encounter", id: stored.id }}
      defaultValues={encounterFields(stored)}
      draft={draft}
      texts={{ ...encounterTexts, ...encounterFormTexts }}
      stored={{
        concerns: ({ kind, id }) => kind === "encounters" && id === stored.id,
        read: async () => encounterFields(await call(api.encounters.read, { params: { id: stored.id } })),
      }}
      {...{ save, makeAnew }}
      tabs={[
        { name: "stats", label: "Stats", panel: stats, fields: ["name", "portrait"] },
        { name: "skills", label: "Skills", panel: <SkillPicker name="skills" options={SKILLS} /> },
        { name: "description", label: "Description", panel: <DescriptionStep of="Encounter" /> },
        { name: "race", label: "Race", panel: <OriginStep kind="race" most={SCORE.max} /> },
      ]}
    />
  );
}
