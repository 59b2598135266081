"use client";

import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Tabs } from "@/components/ui/tabs";
import { useFormDraft } from "@/components/ui/use-form-draft";
import { useGuardedClose } from "@/components/ui/use-guarded-close";
import { useSubmit } from "@/components/ui/use-submit";
import type { TabItem } from "@/components/ui/use-tabs";
import { CallError } from "@/lib/client/call";
import { toast } from "@/lib/client/toast";
import styles from "./edit-dialog.module.css";

interface EditTab extends TabItem {
  /** The fields of the form that it shows; the one that it is named after, if they are not given. */
  fields?: readonly string[];
}

interface EditDialogProps<F extends FieldValues, M> {
  title: string;
  form: UseFormReturn<F>;
  /** The name under which this browser keeps what is not saved yet. */
  draft: string;
  tabs: readonly EditTab[];
  texts: { updated: string; updateFailed: string; updateBroken: string };
  save: (fields: F) => Promise<M>;
  onSaved: (saved: M) => void;
  onClose: () => void;
}

/** The popup that changes a creature, with Submit and close buttons; what could not be saved stays in it. */
export function EditDialog<F extends FieldValues, M>(props: EditDialogProps<F, M>) {
  const { title, form, draft, tabs, texts, save, onSaved, onClose } = props;
  const id = useId();
  const [tab, setTab] = useState<string>();
  /** A field that was refused has to be in sight before it can have the focus. */
  const turnTo = (error: unknown) => {
    const [wrong = ""] = error instanceof CallError ? Object.keys(error.fields) : [];
    const place = tabs.find(({ name, fields = [name] }) => fields.includes(wrong.split(".", 1)[0] ?? ""));
    if (place) flushSync(() => setTab(place.name));
  };
  const dropDraft = useFormDraft(form, draft);
  const send = async (fields: F) => {
    try {
      const saved = await save(fields);
      dropDraft();
      toast.success(texts.updated);
      onSaved(saved);
    } catch (error) {
      const refused = error instanceof CallError && error.status !== 0;
      const [reason] = refused ? Object.values(error.fields) : [];
      toast.error(refused ? texts.updateFailed : texts.updateBroken, { description: reason });
      turnTo(error);
      throw error;
    }
  };
  const { busy, onSubmit } = useSubmit(form, send, "");
  const close = useGuardedClose(form.formState.isDirty, () => {
    dropDraft();
    onClose();
  });
  const refusal = form.formState.errors.root?.message;
  return (
    <Dialog
      title={title}
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
        <form
          id={id}
          className={styles["form"]}
          noValidate
          aria-label={title}
          onSubmit={onSubmit}
          onKeyDown={keepEnter}
        >
          {refusal && <Banner text={refusal} />}
          <Tabs label="What to change" tabs={tabs} value={tab} onChange={setTab} />
        </form>
      </FormProvider>
    </Dialog>
  );
}

/** Two columns where there is room for them. */
export function EditSplit({ children }: { children: ReactNode }) {
  return <div className={styles["split"]}>{children}</div>;
}

/** Enter ends a line or a number, not the whole form. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
