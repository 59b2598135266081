"use client";

import { type FormEvent, type KeyboardEvent, useEffect, useState } from "react";
import { LinksFoot } from "@/components/book/links-foot";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { TabList } from "@/components/ui/tabs/tab-list";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { NamedLinks } from "@/components/ui/text/named-links";
import { useTabs } from "@/components/ui/tabs/use-tabs";
import { isAwaited, isRefused, isUnsaved, keyOfNote, type Whose } from "./notes-reducer";
import { markUnsaved } from "@/lib/client/storage/unsaved";
import { entryOnTheWay, onTurnTo } from "@/lib/client/page/turn-to";
import { notesTexts } from "@/lib/messages/notes";
import type { OpenedNotes } from "@/lib/model/note";
import type { PlaceEntry } from "@/lib/model/place";
import styles from "./dm-notes.module.css";
import { NoteSheet } from "./note-sheet";
import { NotesFoot } from "./notes-foot";
import { useNoteSheets } from "./use-note-sheets";
import { useOpenNote } from "./use-open-note";

/** The sheet to which the reader is led. */
const sheetOnTheWay = (entry: PlaceEntry | undefined): string | undefined =>
  entry?.kind === "note" ? keyOfNote(entry.id) : undefined;

/** The dungeon master's pad. The first sheet is the oldest note; further notes are further sheets. */
export function DmNotes({ campaignId, notes }: { campaignId: number; notes: OpenedNotes }) {
  const { sheets, busy, quiet, save, remove, forget, add, dispatch } = useNoteSheets(campaignId, notes);
  const confirm = useConfirm();
  const [chosen, choose] = useState<string | undefined>(() => sheetOnTheWay(entryOnTheWay()));
  useEffect(() => onTurnTo(({ entry }) => choose((before) => sheetOnTheWay(entry) ?? before)), []);
  const tabs = sheets.map((sheet, index) => ({
    name: sheet.key,
    label: <SheetLabel name={sheet.title.trim() || `Sheet ${index + 1}`} unsaved={isUnsaved(sheet)} />,
    panel: null,
  }));
  const state = useTabs({ tabs, value: chosen, onChange: choose });
  const sheet = sheets.find(({ key }) => key === state.selected);
  const { failed, reload } = useOpenNote({
    id: sheet?.note?.id ?? null,
    first: notes.first,
    onLoaded: (note) => dispatch({ type: "loaded", note }),
    onGone: forget,
  });
  // Nothing asks when it is left: what was saved once saves itself, and a new sheet stays as a draft.
  // What was refused may be so because its writer is no dungeon master any more: the page isn't kept from being rendered anew.
  const unsaved = sheets.some((one) => isUnsaved(one) && !isRefused(one));
  useEffect(() => (unsaved ? markUnsaved() : undefined), [unsaved]);
  if (!sheet) return null;

  const isEmpty = isAwaited(sheet);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!sheet.newer && !isEmpty) void save(sheet);
  };
  const saveByKey = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "s") submit(event);
  };
  const settle = (whose: Whose) => {
    const { key, newer } = sheet;
    dispatch({ type: "settled", key, whose });
    if (whose === "mine" && newer) void save({ ...sheet, seenAt: newer.updatedAt });
  };
  const discard = async () => {
    const text = sheet.note ? notesTexts.confirmDelete : notesTexts.confirmDiscard;
    const agreed =
      (!sheet.note && !sheet.text && !sheet.title) || (await confirm({ text, accept: "Delete" }));
    if (agreed) await remove(sheet);
  };
  const several = sheets.length > 1;
  return (
    <Form className={styles["notes"]} onSubmit={submit} onKeyDown={saveByKey}>
      <div className={styles["head"]} data-toasts-below="">
        <h2 className="title">DM Notes</h2>
        <Button variant="primary" type="submit" busy={busy} disabled={sheet.newer !== null || isEmpty}>
          {sheet.note ? "Save Edits" : "Save"}
        </Button>
      </div>
      {several && <TabList label="Sheets of notes" tabs={tabs} state={state} className={styles["tabs"]} />}
      <div
        className={styles["sheet"]}
        {...(several && {
          role: "tabpanel",
          id: state.panelId(sheet.key),
          "aria-labelledby": state.tabId(sheet.key),
        })}
      >
        <NoteSheet
          {...{ sheet, failed, dispatch }}
          autoFocus={sheet.key === chosen && !sheet.note}
          onRetry={() => void reload()}
          onSettle={settle}
        />
      </div>
      <NamedLinks text={sheet.text ?? ""} />
      {sheet.note && <LinksFoot kind="note" id={sheet.note.id} name={sheet.note.title} />}
      <NotesFoot
        unsaved={isUnsaved(sheet)}
        inConflict={sheet.newer !== null}
        saved={quiet === sheet.key}
        addable={sheets.every(({ note }) => note)}
        removable={sheet.note !== null || several}
        onAdd={() => choose(add())}
        onRemove={busy ? undefined : () => void discard()}
      />
    </Form>
  );
}

function SheetLabel({ name, unsaved }: { name: string; unsaved: boolean }) {
  return (
    <>
      <bdi>{name}</bdi>
      {unsaved && <span aria-hidden="true"> *</span>}
      {unsaved && <span className="vh">, unsaved</span>}
    </>
  );
}
