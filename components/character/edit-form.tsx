import { useRef, useState } from "react";
import { DescriptionStep } from "@/components/creature/description-step";
import { EditDialog } from "@/components/creature/edit-dialog";
import { OriginStep } from "@/components/creature/origin-step";
import { SkillPicker } from "@/components/creature/skill-picker";
import { NameAndPortrait } from "@/components/creature/stats-step";
import { characterTexts } from "@/lib/messages/character";
import { characterFormTexts } from "@/lib/messages/character-forms";
import type { Character } from "@/lib/model/creature";
import { type CharacterFields, characterFields } from "@/lib/model/creature-form";
import { SCORE } from "@/lib/rules/abilities";
import { SKILLS } from "@/lib/rules/skills";
import { createOrigins } from "./create-origins";
import { EditStats } from "./edit-stats";
import { loadWhole, saveChanges, type WholeCharacter } from "./save-changes";
import { useSaveCharacter } from "./use-save-character";

interface EditFormProps {
  loaded: WholeCharacter;
  onKept: (whole: WholeCharacter) => void;
  onSaved: (whole: WholeCharacter) => void;
  /** Gets why it could not be saved. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}

/** Everything about a character that can be changed, the figures first. */
export function EditForm({ loaded, ...props }: EditFormProps) {
  const { id, campaignId } = loaded.character;
  const draft = `form:character:${id}`;
  const anew = useSaveCharacter(campaignId, draft);
  const whole = useRef(loaded);
  /** What is stored since the form was filled in though not all of it could be saved: the next try goes on from there. */
  const saved = useRef<Partial<CharacterFields>>({});
  const inItsPlace = (character: Character) => ({ character, race: null, background: null, class: null });
  const closing = {
    ...props,
    onClose: () => {
      // Made anew although not all of it could be saved.
      const unfinished = anew.created();
      if (unfinished) props.onKept(inItsPlace(unfinished));
      props.onClose();
    },
  };
  const [creates] = useState(() => createOrigins(campaignId));
  const person = (
    <div className="stack">
      <NameAndPortrait of="Character" stored={loaded.character.image} />
      <DescriptionStep of="Character" />
      <SkillPicker name="skills" options={SKILLS} />
    </div>
  );
  return (
    <EditDialog
      {...closing}
      title={characterFormTexts.editTitle}
      of={{ kind: "character", id }}
      defaultValues={characterFields(loaded.character, loaded)}
      draft={draft}
      texts={{ ...characterTexts, ...characterFormTexts }}
      stored={{
        concerns: (change) => change.kind === "characters" && change.id === id,
        read: async () => {
          whole.current = await loadWhole(id);
          saved.current = {};
          return characterFields(whole.current.character, whole.current);
        },
      }}
      save={(fields, before) =>
        saveChanges(
          whole.current,
          { before: { ...before, ...saved.current }, fields },
          {
            creates,
            onArrived: (arrived, part) => {
              whole.current = arrived;
              saved.current = { ...saved.current, ...part };
            },
          },
        )
      }
      makeAnew={async (fields) => inItsPlace(await anew.save(fields))}
      tabs={[
        { name: "stats", label: "Stats", panel: <EditStats before={loaded.character} /> },
        {
          name: "person",
          label: "Character",
          panel: person,
          fields: ["name", "portrait", "description", "skills"],
        },
        { name: "race", label: "Race", panel: <OriginStep kind="race" most={SCORE.max} /> },
        { name: "background", label: "Background", panel: <OriginStep kind="background" /> },
        { name: "class", label: "Class", panel: <OriginStep kind="class" /> },
      ]}
    />
  );
}
