"use client";

import { Prose } from "@/components/ui/text/prose";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { setQueryData, snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { usePrintPreparation } from "@/lib/client/page/print";
import { toast } from "@/lib/client/page/toast";
import { useQuery } from "@/lib/client/api/use-query";
import { notesTexts } from "@/lib/messages/notes";
import type { Note, OpenedNotes } from "@/lib/model/note";
import styles from "./printed-campaign.module.css";

const keyOf = (id: number) => queryKey(api.notes.read, { id });

/** Loads the texts of all sheets, which only paper needs at once. */
const loadAll = async (campaignId: number) => {
  try {
    const notes = await call(api.notes.list, { params: { id: campaignId } });
    for (const note of notes) setQueryData(keyOf(note.id), note);
  } catch {
    toast.error(notesTexts.loadFailed);
  }
};

/** Has the texts of the notes loaded before the page is printed. */
export function usePrintableNotes(campaignId: number, rendered: OpenedNotes | null | undefined): void {
  const { data: titles } = useQuery(
    api.notes.listTitles,
    rendered ? { id: campaignId } : null,
    rendered?.titles,
  );
  const isWhole = (titles?.length ?? 0) <= 1;
  usePrintPreparation(isWhole ? null : () => loadAll(campaignId));
}

interface PrintedNotesProps {
  campaignId: number;
  rendered: OpenedNotes;
}

/** The dungeon master's sheets as far as their texts are loaded; of the others it says that they are missing. */
export function PrintedNotes({ campaignId, rendered }: PrintedNotesProps) {
  const { data: titles = rendered.titles } = useQuery(
    api.notes.listTitles,
    { id: campaignId },
    rendered.titles,
  );
  const textOf = (id: number) =>
    (snapshotOf(keyOf(id)).data as Note | undefined)?.text ??
    (rendered.first?.id === id ? rendered.first.text : undefined);
  const sheets = titles.map(({ id, title }) => ({ id, title, text: textOf(id) }));
  const missing = sheets.filter(({ text }) => text === undefined).length;
  return (
    <>
      {sheets.map(
        ({ id, title, text }) =>
          text !== undefined && (
            <section key={id} className={styles["notes"]}>
              <h2 dir="auto">{title || "DM Notes"}</h2>
              <Prose text={text} />
            </section>
          ),
      )}
      {missing > 0 && <p>{notesTexts.notOnPaper(missing)}</p>}
    </>
  );
}
