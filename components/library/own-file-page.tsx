import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { Skeleton } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/form/text-area";
import { LIMIT } from "@/lib/constants";
import { ownTexts } from "@/lib/messages/own-files";
import { Facts, FileBox, FileDrop, Tallies } from "./file-parts";
import { LeftOut, staysBehind } from "./left-out";
import page from "./own.module.css";
import styles from "./own-file.module.css";
import type { OwnFile } from "./use-own-file";

const MEGABYTES = LIMIT.import.bytes / 1024 / 1024;

interface OwnFilePageProps {
  own: OwnFile;
  /** Another file is wanted: the field has the focus. */
  again: boolean;
  /** What is written in the field: it stays while its reading fails, to be read again or corrected. */
  pasted: string;
  onWrite: (pasted: string) => void;
  onAnother: () => void;
  onSee: () => void;
}

/** The file that is brought, and what of it stays behind; before one is chosen, where to lay it and which can be read. */
export function OwnFilePage({ own, again, pasted, onWrite, onAnother, onSee }: OwnFilePageProps) {
  const { report, problem, file } = own;
  return (
    <>
      <div className={page["scroll"]} tabIndex={0} role="region" aria-label={ownTexts.fileContents}>
        {file && (
          <FileBox
            file={file}
            kinds={[...new Set(report?.entries.map(({ format }) => format))]}
            writing={own.writing}
            onAnother={onAnother}
          />
        )}
        {problem && !report?.entries.length && (
          <div className={page["problem"]}>
            <Banner text={problem} />
          </div>
        )}
        {!file && <Choose {...{ again, pasted, onWrite }} onChoose={(chosen) => void own.look(chosen)} />}
        {own.reading && <Skeleton text={ownTexts.reading} />}
        {report && (
          <>
            <Tallies
              of={[
                ["found", report.entries.length + report.refused.length],
                ["ticked", own.ticked.size],
                ["unreadable", report.refused.length],
              ]}
            />
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

interface ChooseProps extends Pick<OwnFilePageProps, "again" | "pasted" | "onWrite"> {
  onChoose: (file: File) => void;
}

function Choose({ again, pasted, onWrite, onChoose }: ChooseProps) {
  const readPasted = (text: string) => {
    if (text.trim() !== "") onChoose(new File([text], ownTexts.pastedName, { type: "application/json" }));
  };
  return (
    <>
      <FileDrop
        accept=".json,application/json"
        again={again}
        lay={ownTexts.lay}
        hint={ownTexts.hint(MEGABYTES, LIMIT.import.records)}
        onChoose={([file]) => {
          if (file) onChoose(file);
        }}
      />
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
          onChange={({ target: { value } }) => onWrite(value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData("text/plain");
            if (event.currentTarget.value !== "" || text.trim() === "") return;
            // Into an empty field it is the whole of it: it is read at once, which takes the field away before the browser fills it.
            event.preventDefault();
            onWrite(text);
            readPasted(text);
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
      <Facts facts={ownTexts.formats} />
    </>
  );
}
