import { useId } from "react";
import { FormProvider } from "react-hook-form";
import { useHold, useLostCreature } from "@/components/creature/use-lost-creature";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { closeQuestion } from "@/components/ui/form/close-question";
import { Form } from "@/components/ui/form/form";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { useNewerVersion } from "@/components/ui/form/use-newer-version";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { belongingFormTexts } from "@/lib/messages/belonging-forms";
import type { Belonging, BelongingKind, Owner } from "@/lib/model/belonging";
import { belongingFields, belongingForm, newBelongingFields } from "@/lib/model/belonging-form";
import { BelongingForm } from "./belonging-fields";
import { KINDS, ownerOf } from "./kinds";
import { useKeepBelonging } from "./use-keep-belonging";

interface BelongingDialogProps {
  owner: Owner;
  kind: BelongingKind;
  /** The one that is changed; a new one without it. */
  belonging: Belonging | undefined;
  onKept: (kept: Belonging) => void;
  /** Gets why it could not be saved. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}

/** Makes or changes an item, a spell or an action. */
export function BelongingDialog(props: BelongingDialogProps) {
  const { owner, kind, belonging, onKept, onRefused, onClose } = props;
  const id = useId();
  const title = `${belonging ? "Edit" : "Create"} ${KINDS[kind].noun}`;
  const { kind: of, id: ownerId } = ownerOf(owner);
  const { nameRequired } = belongingFormTexts[of][kind];
  const typed = of === "encounter" && kind === "action";
  const draftOf = (one: Belonging | undefined) => `form:${of} ${ownerId}:${kind}:${one?.id ?? "new"}`;
  const draft = draftOf(belonging);
  const keep = useKeepBelonging({ owner, kind, belonging, draft });
  const { form, base, busy, onSubmit, close } = useApiForm({
    schema: () => belongingForm(nameRequired, typed),
    defaultValues: belonging ? belongingFields(belonging) : newBelongingFields(),
    draft,
    draftOf,
    guard: closeQuestion,
    onLeave: onClose,
    whenSettled: async (submit) => {
      await newer.whenSettled(submit);
    },
    send: (fields, before) =>
      keep(fields, before).catch((error: unknown) => {
        onRefused(error);
        throw error;
      }),
    onKept,
    onSaved: onClose,
  });
  const newer = useNewerVersion(
    form,
    belonging && {
      concerns: (change) => change.kind === `${of}s` && change.id === ownerId,
      read: async () => {
        const list = await call(api.belongingCalls[of][kind].list, { params: { id: ownerId } });
        const stored = list.find(({ id: one }) => one === belonging.id);
        return stored && belongingFields(stored);
      },
    },
    base,
  );
  const { root, name, type } = form.formState.errors;
  const lost = useLostCreature(of, ownerId);
  useHold(lost !== undefined);
  const refused = lost || root?.message || (typed && (name ?? type)?.message);
  return (
    <Dialog
      title={title}
      size="md"
      onClose={() => void close()}
      foot={
        <>
          <Button onClick={() => void close()}>Close</Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            Submit
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Form id={id} className="stack" noValidate aria-label={title} onSubmit={onSubmit}>
          {newer.notice}
          {refused && <Banner text={refused} />}
          <BelongingForm
            kind={kind}
            withAbilities={of === "encounter" && kind === "item"}
            stored={belonging}
          />
        </Form>
      </FormProvider>
    </Dialog>
  );
}
