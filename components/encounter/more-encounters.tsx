import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { clampNumber } from "@/components/ui/form/clamp-number";
import { Dialog } from "@/components/ui/dialog/dialog";
import { Form } from "@/components/ui/form/form";
import { NumberField } from "@/components/ui/form/number-field";
import { useBusy } from "@/components/ui/use-busy";
import { attempt } from "@/lib/client/mutations/attempt";
import { duplicateEncounter } from "@/lib/client/mutations/encounters";
import { idempotently } from "@/lib/client/mutations/idempotently";
import { encounterFormTexts } from "@/lib/messages/encounter-forms";
import type { Encounter } from "@/lib/model/creature";
import { MOST_COPIES } from "@/lib/rules/copy-names";

interface MoreEncountersProps {
  campaignId: number;
  encounter: { id: number; name: string };
  onAdded: (copies: Encounter[]) => void;
  onClose: () => void;
}

const USUAL = 3;

/** Adds further ones of the same kind, numbered: three wolves more. */
export function MoreEncounters({ campaignId, encounter, onAdded, onClose }: MoreEncountersProps) {
  const id = useId();
  const [count, setCount] = useState(USUAL);
  const [duplicate] = useState(() => idempotently(duplicateEncounter));
  const { busy, run } = useBusy();
  const add = async () => {
    const given = { params: { id: encounter.id }, body: { count } };
    const copies = await attempt(() => duplicate(campaignId, given), {
      failed: encounterFormTexts.duplicateFailed,
      sentence: "below",
      done: ({ length }) => encounterFormTexts.duplicated(length),
    });
    if (!copies) return;
    onAdded(copies);
    onClose();
  };
  // The answer would close what was opened in its place.
  const close = () => {
    if (!busy) onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(add);
  };
  return (
    <Dialog
      title={encounterFormTexts.more}
      size="sm"
      onClose={close}
      foot={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {`Add ${count}`}
          </Button>
        </>
      }
    >
      <Form id={id} className="stack" aria-label={encounterFormTexts.more} onSubmit={onSubmit}>
        <NumberField
          label={`${encounterFormTexts.moreCount}: ${encounter.name}`}
          hint={encounterFormTexts.moreDetail}
          value={count}
          read={(typed) => clampNumber(typed, 1, MOST_COPIES) ?? USUAL}
          onChange={setCount}
        />
      </Form>
    </Dialog>
  );
}
