import { useId, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button, buttonClass } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/form/text-area";
import { LIMIT } from "@/lib/constants";
import { ownTexts } from "@/lib/messages/own-files";
import { LeftOut, staysBehind } from "./left-out";
import page from "./own.module.css";
import styles from "./own-file.module.css";
import type { OwnFile } from "./use-own-file";

const MEGABYTES = LIMIT.import.bytes / 1024 / 1024;

interface OwnFilePageProps {
  own: OwnFile;
  /** Another file is wanted: the field has the focus. */
  again: boolean;
  onAnother: () => void;
  onSee: () => void;
}

/** The file that is brought, and what of it stays behind; before one is chosen, where to lay it and which can be read. */
export function OwnFilePage({ own, again, onAnother, onSee }: OwnFilePageProps) {
  const { report, problem, file } = own;
  return (
    <>
      <div className={page["scroll"]} tabIndex={0} role="region" aria-label={ownTexts.fileContents}>
        {file && <FileBox file={file} report={report} onAnother={onAnother} />}
        {!file && <Choose again={again} onChoose={(chosen) => void own.look(chosen)} />}
        {problem && !report?.entries.length && (
          <div className={page["problem"]}>
            <Banner text={problem} />
          </div>
        )}
        {own.reading && <Skeleton text={ownTexts.reading} />}
        {report && (
          <>
            <Tallies own={own} report={report} />
            <h3 className={page["head"]}>{ownTexts.behind}</h3>
            <LeftOut lines={staysBehind(report)} />
          </>
        )}
        {!file && <Readable />}
      </div>
      <footer className={page["foot"]} data-act={report ? true : undefined}>
        <p className={page["promise"]}>{ownTexts.promise}</p>
        {report && (
          <Button variant="primary" className={page["next"]} data-turned-back-to onClick={onSee}>
            {own.made ? ownTexts.seeReport : ownTexts.see}
          </Button>
        )}
      </footer>
    </>
  );
}

function Choose({ again, onChoose }: { again: boolean; onChoose: (file: File) => void }) {
  const id = useId();
  const [pasted, setPasted] = useState("");
  const readPasted = (text: string) => {
    if (text.trim() !== "") onChoose(new File([text], ownTexts.pastedName, { type: "application/json" }));
  };
  return (
    <>
      <div className={styles["upload"]}>
        <Icon name="file" />
        <p className={styles["lay"]}>{ownTexts.lay}</p>
        <span className={buttonClass({ variant: "primary" })} aria-hidden="true">
          {ownTexts.choose}
        </span>
        <p className={styles["hint"]} id={`${id}-hint`}>
          {ownTexts.hint(MEGABYTES, LIMIT.import.records)}
        </p>
        <input
          type="file"
          accept=".json,application/json"
          autoFocus={again}
          aria-label={ownTexts.choose}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
            // The same file may be chosen again after it was mended.
            target.value = "";
          }}
        />
      </div>
      <Form
        className={styles["paste"]}
        onSubmit={(event) => {
          event.preventDefault();
          readPasted(pasted);
        }}
      >
        <TextArea
          label={ownTexts.paste}
          rows={2}
          inputClassName={styles["field"] ?? ""}
          spellCheck={false}
          value={pasted}
          onChange={({ target: { value } }) => setPasted(value)}
          onPaste={({ clipboardData, currentTarget }) => {
            // Into an empty field it is the whole of it: it is read at once.
            if (currentTarget.value === "") readPasted(clipboardData.getData("text/plain"));
          }}
        />
        {pasted !== "" && <Button type="submit">{ownTexts.readPasted}</Button>}
      </Form>
    </>
  );
}

function Readable() {
  return (
    <>
      <h3 className={page["head"]}>{ownTexts.readable}</h3>
      <ul className={styles["facts"]}>
        {ownTexts.formats.map(([name, what]) => (
          <li key={name}>
            <b>{name}</b>
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const size = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function FileBox({
  file,
  report,
  onAnother,
}: {
  file: File;
  report: OwnFile["report"];
  onAnother: () => void;
}) {
  const formats = [...new Set(report?.entries.map(({ format }) => format))];
  return (
    <div className={styles["file"]}>
      <Icon name="file" />
      <div>
        <b dir="auto">{file.name}</b>
        <span>{[...formats, size(file.size)].join(", ")}</span>
      </div>
      <Button autoFocus onClick={onAnother}>
        {ownTexts.another}
      </Button>
    </div>
  );
}

function Tallies({ own, report }: { own: OwnFile; report: NonNullable<OwnFile["report"]> }) {
  const { entries, refused } = report;
  return (
    <dl className={styles["tallies"]}>
      {(
        [
          ["found", entries.length + refused.length],
          ["ticked", own.ticked.size],
          ["unreadable", refused.length],
        ] as const
      ).map(([what, count]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
