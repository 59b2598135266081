"use client";

import { sentenceOf } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { Button } from "./button";
import { useBusy } from "./use-busy";

interface DownloadButtonProps {
  label: string;
  /** Saves the file; answers a second sentence for the person, if there is one. */
  work: () => Promise<string | undefined>;
  done: string;
  failed: string;
}

/** Fetches a file and says what came of it. */
export function DownloadButton({ label, work, done, failed }: DownloadButtonProps) {
  const { busy, run } = useBusy();
  const save = async () => {
    try {
      const description = await work();
      toast.success(done, { description });
    } catch (error) {
      toast.error(sentenceOf(error, failed));
    }
  };
  return (
    <Button busy={busy} onClick={() => void run(save)}>
      {label}
    </Button>
  );
}
