import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { clampNumber } from "@/components/ui/form/clamp-number";
import { Dialog } from "@/components/ui/dialog/dialog";
import { Form } from "@/components/ui/form/form";
import { NumberField } from "@/components/ui/form/number-field";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { call, sentenceOf } from "@/lib/client/api/call";
import { idempotently } from "@/lib/client/api/idempotently";
import { toast } from "@/lib/client/page/toast";
import { encounterTexts } from "@/lib/messages/encounter";
import type { Encounter } from "@/lib/model/creature";
import { MOST_COPIES } from "@/lib/rules/copy-names";

interface MoreEncountersProps {
  encounter: { id: number; name: string };
  onAdded: (copies: Encounter[]) => void;
  onClose: () => void;
}

const USUAL = 3;

/** Adds further ones of the same kind, numbered: three wolves more. */
export function MoreEncounters({ encounter, onAdded, onClose }: MoreEncountersProps) {
  const id = useId();
  const [count, setCount] = useState(USUAL);
  const [duplicate] = useState(() =>
    idempotently((body: { count: number }, idempotencyKey) =>
      call(api.encounters.duplicate, { params: { id: encounter.id }, body, idempotencyKey }),
    ),
  );
  const { busy, run } = useBusy();
  const add = async () => {
    try {
      const copies = await duplicate({ count });
      toast.success(encounterTexts.duplicated(copies.length));
      onAdded(copies);
    } catch (error) {
      toast.error(encounterTexts.duplicateFailed, { description: sentenceOf(error, "") || undefined });
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(add);
  };
  return (
    <Dialog
      title={encounterTexts.more}
      size="sm"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {`Add ${count}`}
          </Button>
        </>
      }
    >
      <Form id={id} className="stack" aria-label={encounterTexts.more} onSubmit={onSubmit}>
        <NumberField
          label={`${encounterTexts.moreCount}: ${encounter.name}`}
          hint={encounterTexts.moreDetail}
          value={count}
          read={(typed) => clampNumber(typed, 1, MOST_COPIES) ?? USUAL}
          onChange={setCount}
        />
      </Form>
    </Dialog>
  );
}
