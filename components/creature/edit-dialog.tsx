import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { type DefaultValues, type FieldValues, FormProvider } from "react-hook-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { closeQuestion } from "@/components/ui/form/close-question";
import { Form } from "@/components/ui/form/form";
import { Tabs } from "@/components/ui/tabs/tabs";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { type StoredVersion, useNewerVersion } from "@/components/ui/form/use-newer-version";
import type { TabItem } from "@/components/ui/tabs/use-tabs";
import { CallError, isGone } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { lostCreatureTexts } from "@/lib/messages/lost-creature";
import styles from "./edit-dialog.module.css";
import { useHold, useLostCreature } from "./use-lost-creature";

interface EditTab extends TabItem {
  /** The fields of the form that it shows; the one that it is named after, if they are not given. */
  fields?: readonly string[];
}

interface EditDialogProps<F extends FieldValues, M> {
  title: string;
  /** What it changes. */
  of: { kind: "character" | "encounter"; id: number };
  defaultValues: DefaultValues<F>;
  /** The name under which this browser keeps what is not saved yet. */
  draft: string;
  tabs: readonly EditTab[];
  texts: Record<"updated" | "updateFailed" | "updateBroken" | "updateGone" | "saveFailed", string>;
  stored: StoredVersion<F>;
  save: (fields: F, before: F) => Promise<M>;
  /** Creates the creature again from the fields, in place of `save`, once another user has deleted it. */
  makeAnew: (fields: F) => Promise<M>;
  onKept: (saved: M) => void;
  onSaved: (saved: M) => void;
  /** Gets why it could not be saved. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}

/** The popup that changes a creature, with Submit and close buttons; what could not be saved stays in it. */
export function EditDialog<F extends FieldValues, M>(props: EditDialogProps<F, M>) {
  const { title, of, defaultValues, draft, tabs, texts, stored, save, makeAnew } = props;
  const { onKept, onSaved, onRefused, onClose } = props;
  const lost = useLostCreature(of.kind, of.id);
  // Also once nothing in it is unsaved any more, as where the typed text is deleted to be typed anew.
  useHold(lost !== undefined);
  const id = useId();
  const [tab, setTab] = useState<string>();
  const { form, base, busy, onSubmit, close } = useApiForm<F, F, M>({
    defaultValues,
    draft,
    guard: closeQuestion,
    onLeave: onClose,
    whenSettled: async (submit) => {
      await newer.whenSettled(submit);
    },
    send: async (values, before) => {
      try {
        const saved = await (lost ? makeAnew(values) : save(values, before));
        toast.success(lost ? lostCreatureTexts.madeAnew : texts.updated, { about: "creature" });
        return saved;
      } catch (error) {
        const refused = error instanceof CallError && error.status !== 0;
        const [reason] = refused ? Object.values(error.fields) : [];
        // Where the creature is gone, the form says so once its book knows.
        const failed = isGone(error) ? texts.updateGone : texts.updateFailed;
        const failedAnew = lost && texts.saveFailed;
        toast.error(failedAnew ?? (refused ? failed : texts.updateBroken), {
          about: "creature",
          description: reason,
        });
        onRefused(error);
        throw error;
      }
    },
    onKept,
    onSaved,
    /** A field that was refused has to be in sight before it can have the focus. */
    onInvalid: (errors) => {
      const wrong = Object.keys(errors);
      const place = tabs.find(({ name, fields = [name] }) => fields.some((field) => wrong.includes(field)));
      if (place) flushSync(() => setTab(place.name));
    },
  });
  const newer = useNewerVersion(form, stored, base);
  const { clearErrors } = form;
  useEffect(() => {
    // What was refused of a creature that is gone.
    if (lost) clearErrors("root");
  }, [lost, clearErrors]);
  const refusal = form.formState.errors.root?.message;
  return (
    <Dialog
      title={title}
      onClose={() => void close()}
      foot={
        <>
          <Button onClick={() => void close()}>Close</Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {lost ? lostCreatureTexts.makeAnew : "Submit"}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Form
          id={id}
          className={styles["form"]}
          noValidate
          aria-label={title}
          onSubmit={onSubmit}
          onKeyDown={keepEnter}
        >
          {newer.notice}
          {lost && <Banner text={`${lost} ${lostCreatureTexts.notAnew}`} />}
          {refusal && <Banner text={refusal} />}
          <Tabs label="What to change" tabs={tabs} value={tab} onChange={setTab} />
        </Form>
      </FormProvider>
    </Dialog>
  );
}

/** Two columns where there is room for them. */
export function EditSplit({ children }: { children: ReactNode }) {
  return <div className={styles["split"]}>{children}</div>;
}

/** Keeps Enter in a field from submitting the form; in a file input it opens the file chooser. */
function keepEnter(event: KeyboardEvent) {
  const { key, target } = event;
  if (key === "Enter" && target instanceof HTMLInputElement && target.type !== "file") event.preventDefault();
}
