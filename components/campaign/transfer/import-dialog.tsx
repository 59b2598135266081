"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { FileField } from "@/components/ui/form/file-field";
import { Form } from "@/components/ui/form/form";
import { useBusy } from "@/components/ui/use-busy";
import { CallError, sentenceOf } from "@/lib/client/api/call";
import { importCampaign } from "@/lib/client/mutations/campaigns";
import { idempotently } from "@/lib/client/mutations/idempotently";
import { announceCampaigns } from "@/lib/client/storage/campaign-list";
import { LIMIT } from "@/lib/constants";
import { importTexts } from "@/lib/messages/campaign-files";
import type { Imported } from "./import-report";

const MEGABYTES = LIMIT.file.bytes / 1024 / 1024;

/** A host may refuse a file before the product sees it, and then says nothing that a person could read. */
const sentenceFor = (error: unknown): string => {
  const isTooLarge = error instanceof CallError && error.status === 413;
  return sentenceOf(error, isTooLarge ? importTexts.refusedBySize : importTexts.failed);
};

interface ImportDialogProps {
  onClose: () => void;
  onDone: (imported: Imported) => void;
}

/** Takes the file of a campaign and sends it. */
export function ImportDialog({ onClose, onDone }: ImportDialogProps) {
  const id = useId();
  const { busy, run } = useBusy();
  const [post] = useState(() => idempotently(importCampaign));
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();

  const bringIn = async () => {
    if (!file) return setProblem(importTexts.choose);
    if (file.size > LIMIT.file.bytes) return setProblem(importTexts.tooLarge(MEGABYTES));
    setProblem(undefined);
    try {
      const imported = await post(null, { body: {}, pictures: { file } });
      announceCampaigns();
      onDone(imported);
    } catch (error) {
      setProblem(sentenceFor(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(bringIn);
  };
  return (
    <Dialog
      title={importTexts.button}
      size="sm"
      // What is under way goes on: it would come in unseen.
      onClose={() => !busy && onClose()}
      foot={
        <>
          <Button onClick={() => !busy && onClose()}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {importTexts.submit}
          </Button>
        </>
      }
    >
      <Form id={id} className="stack" noValidate onSubmit={submit}>
        <p>{importTexts.about}</p>
        <FileField
          label={importTexts.field}
          icon="scroll"
          accept=".zip,application/zip"
          value={file}
          hint={importTexts.hint(MEGABYTES)}
          error={problem}
          onChange={(chosen) => {
            setProblem(undefined);
            setFile(chosen);
          }}
        />
        <p className="note" role="status">
          {busy && importTexts.working}
        </p>
      </Form>
    </Dialog>
  );
}
