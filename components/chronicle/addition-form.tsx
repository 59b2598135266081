import { type KeyboardEvent, useId } from "react";
import { classNames } from "@/components/ui/class-names";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/form/choice";
import { NewerText } from "@/components/ui/form/newer-version";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { LIMIT } from "@/lib/constants";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening } from "@/lib/model/evening";
import { IN_PERSON, UNCHOSEN, type Words } from "./addition-words";
import styles from "./draft.module.css";
import { useOpenedEvening } from "./opened-evening";
import { readerId } from "./reader-id";
import { useAddition } from "./use-addition";

interface FormProps {
  evening: Evening;
  isPlayer: boolean;
  adding: number | "new";
}

/** Additions are mostly written in character: a player's speak at first in the name of the first of their own. */
const speakerOf = ({ speaker }: Words, own: number | undefined): number =>
  speaker === UNCHOSEN ? (own ?? IN_PERSON) : speaker;

/** What a member adds to a chapter, in a character's name or one's own. */
export function AdditionForm({ evening, isPlayer, adding }: FormProps) {
  const { add, goOn } = useOpenedEvening();
  const close = () => add(null);
  const addition = useAddition(evening, adding, { close, goOn });
  const { changed, known, words, isOwn, isLost, newer, write, settle } = addition;
  const { text, audience } = words;
  const { data: party = [] } = useQuery(api.characters.list, { id: evening.campaignId });
  const own = readerId();
  const mine = party.filter(({ createdBy }) => !isPlayer || createdBy === own);
  const speaker = speakerOf(words, isPlayer ? mine[0]?.id : undefined);
  const over = text.length - LIMIT.addition;
  const isSavable = text.trim() !== "" && over <= 0 && newer === undefined && (isOwn || !isLost);
  const save = () => {
    if (isSavable) addition.save(speaker);
  };
  return (
    <div className={classNames(styles["editor"], styles["form"])}>
      <Button className={styles["back"] ?? ""} icon="arrow-left" onClick={close}>
        The chapter
      </Button>
      <h2 className="title">{changed ? "Change the addition" : "Add to the chapter"}</h2>
      {(mine.length > 0 || known) && (
        <Choice
          label="In whose name"
          value={speaker}
          onChange={(next) => write({ speaker: next })}
          options={[
            ...mine.map(({ id, name }) => ({ value: id, label: name })),
            { value: IN_PERSON, label: "My own" },
          ]}
        />
      )}
      {newer !== undefined && (
        <NewerText
          said={chronicleTexts.additionNewer}
          theirs={newer}
          mine={text}
          onShowTheirs={() => settle(true)}
          onKeepMine={() => settle(false)}
        />
      )}
      <AdditionText {...{ text, over }} onWrite={(next) => write({ text: next })} onSave={save} />
      <Choice
        label="Who reads it"
        value={audience}
        onChange={(next) => write({ audience: next })}
        options={[
          { value: "table", label: "The table" },
          { value: "dm", label: "The DM" },
          // What others have written is for the table or the dungeon master.
          ...(isOwn ? ([{ value: "me", label: "Only I" }] as const) : []),
        ]}
      />
      <AdditionFoot {...{ addition, isSavable }} onSave={save} />
    </div>
  );
}

interface FootProps {
  addition: ReturnType<typeof useAddition>;
  isSavable: boolean;
  onSave: () => void;
}

function AdditionFoot({ addition, isSavable, onSave }: FootProps) {
  const { changed, isOwn, isLost, refusal, busy, remove } = addition;
  const lost = isLost && (isOwn ? chronicleTexts.additionLost : chronicleTexts.additionTheirsLost);
  const wrong = refusal || lost;
  return (
    <div className={styles["foot"]}>
      <p role={wrong ? "alert" : undefined}>{wrong || chronicleTexts.additionStands}</p>
      {changed && (
        <Button icon="trash" onClick={remove}>
          Delete
        </Button>
      )}
      <Button variant="primary" busy={busy} disabled={!isSavable} onClick={onSave}>
        {changed ? "Save it" : "Add it"}
      </Button>
    </div>
  );
}

interface TextProps {
  text: string;
  /** By how many letters it is too long. */
  over: number;
  onWrite: (text: string) => void;
  /** Ctrl or Command and Enter, which saves where it can be saved. */
  onSave: () => void;
}

function AdditionText({ text, over, onWrite, onSave }: TextProps) {
  const id = useId();
  const saveByKey = (event: KeyboardEvent) => {
    // The Enter with which an input method is closed is no shortcut.
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSave();
  };
  return (
    <>
      <textarea
        className={styles["manuscript"]}
        data-hand="second"
        aria-label="What you would have written there"
        placeholder="What you would have written there"
        dir="auto"
        autoComplete="off"
        autoFocus
        aria-invalid={over > 0 || undefined}
        aria-describedby={over > 0 ? id : undefined}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={saveByKey}
      />
      {over > 0 && (
        <p id={id} className={styles["wrong"]} role="alert">
          {`At most ${LIMIT.addition.toLocaleString("en")} characters: ${over.toLocaleString("en")} too many.`}
        </p>
      )}
    </>
  );
}
