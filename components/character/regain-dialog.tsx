import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { clampNumber } from "@/components/ui/form/clamp-number";
import { Dialog } from "@/components/ui/dialog/dialog";
import { Form } from "@/components/ui/form/form";
import { NumberField } from "@/components/ui/form/number-field";
import { characterFormTexts } from "@/lib/messages/character-forms";

interface RegainDialogProps {
  most: number;
  onRegain: (amount: number) => void;
  onClose: () => void;
}

/** After a short rest: how many hit points the hit dice gave back. */
export function RegainDialog({ most, onRegain, onClose }: RegainDialogProps) {
  const id = useId();
  const [amount, setAmount] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount > 0) onRegain(amount);
    onClose();
  };
  return (
    <Dialog
      title="Short rest"
      size="sm"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id}>
            Regain
          </Button>
        </>
      }
    >
      <Form id={id} className="stack" aria-label="Short rest" onSubmit={submit}>
        <NumberField
          label={characterFormTexts.regained}
          hint={characterFormTexts.regainedHint}
          value={amount}
          read={(typed) => clampNumber(typed, 0, most) ?? 0}
          onChange={setAmount}
        />
      </Form>
    </Dialog>
  );
}
