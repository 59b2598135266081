import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { Choice } from "@/components/ui/form/choice";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { call, CallError } from "@/lib/client/api/call";
import { storedUserId } from "@/lib/client/api/credentials";
import { useQuery } from "@/lib/client/api/use-query";
import { toast } from "@/lib/client/page/toast";
import { dropDraft, keepDraft, readDraft } from "@/lib/client/storage/drafts";
import { LIMIT } from "@/lib/constants";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Addition, Evening } from "@/lib/model/evening";
import styles from "./draft.module.css";
import { keepEvening } from "@/lib/client/mutations/keep-evening";
import { useOpenedEvening } from "./opened-evening";

interface FormProps {
  evening: Evening;
  isPlayer: boolean;
  adding: number | "new";
}

/** In whose name, where it is not a character's. */
const IN_PERSON = 0;

const withAddition = (evening: Evening, one: Addition): Evening => ({
  ...evening,
  additions: evening.additions.some(({ id }) => id === one.id)
    ? evening.additions.map((other) => (other.id === one.id ? one : other))
    : [...evening.additions, one],
});

/** What a member adds to a chapter, in a character's name or one's own. */
export function AdditionForm({ evening, isPlayer, adding }: FormProps) {
  const { id: eveningId, campaignId } = evening;
  const { add } = useOpenedEvening();
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const changed = evening.additions.find(({ id }) => id === adding);
  const draft = `addition:${eveningId}:${adding}`;
  const [text, setText] = useState(() => readDraft(draft) ?? changed?.text ?? "");
  const [audience, setAudience] = useState<Addition["audience"]>(changed?.audience ?? "table");
  const { data: party } = useQuery(api.characters.list, { id: campaignId });
  const own = storedUserId();
  /** What others have written is for the table or the dungeon master. */
  const isOwn = !changed || String(changed.userId) === own;
  const mine = (party ?? []).filter(({ createdBy }) => !isPlayer || String(createdBy) === own);
  const [chosen, setSpeaker] = useState<number>();
  // The default speaker: a player's first character, since additions are mostly written in character.
  const speaker =
    chosen ??
    (changed ? (changed.characterId ?? IN_PERSON) : isPlayer ? mine[0]?.id : undefined) ??
    IN_PERSON;
  const [refusal, setRefusal] = useState("");

  const write = (next: string) => {
    setText(next);
    setRefusal("");
    keepDraft(draft, next);
  };
  const save = async () => {
    const body = { text, audience, ...(speaker !== IN_PERSON && { characterId: speaker }) };
    try {
      const answer = changed
        ? await call(api.evenings.changeAddition, { params: { id: changed.id }, body })
        : await call(api.evenings.add, { params: { id: eveningId }, body });
      dropDraft(draft);
      keepEvening(withAddition(evening, answer));
      add(null);
    } catch (cause) {
      setRefusal((cause instanceof CallError && cause.message) || chronicleTexts.additionFailed);
    }
  };
  const remove = async () => {
    if (!changed || !(await confirm({ text: chronicleTexts.additionDelete, accept: "Delete" }))) return;
    try {
      await call(api.evenings.removeAddition, { params: { id: changed.id } });
      dropDraft(draft);
      toast.success(chronicleTexts.additionDeleted);
      keepEvening({ ...evening, additions: evening.additions.filter(({ id }) => id !== changed.id) });
      add(null);
    } catch {
      toast.error(chronicleTexts.additionDeleteFailed);
    }
  };
  const over = text.length - LIMIT.addition;
  return (
    <div className={classNames(styles["editor"], styles["form"])}>
      <Button className={styles["back"] ?? ""} icon="arrow-left" onClick={() => add(null)}>
        The chapter
      </Button>
      <h2 className="title">{changed ? "Change the addition" : "Add to the chapter"}</h2>
      {(mine.length > 0 || changed) && (
        <Choice
          label="In whose name"
          value={speaker}
          onChange={setSpeaker}
          options={[
            ...mine.map(({ id, name }) => ({ value: id, label: name })),
            { value: IN_PERSON, label: "My own" },
          ]}
        />
      )}
      <textarea
        className={styles["manuscript"]}
        data-hand="second"
        aria-label="What you would have written there"
        placeholder="What you would have written there"
        dir="auto"
        autoComplete="off"
        autoFocus
        aria-invalid={over > 0 || undefined}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      {over > 0 && (
        <p className={styles["wrong"]} role="alert">
          {`At most ${LIMIT.addition.toLocaleString("en")} characters: ${over.toLocaleString("en")} too many.`}
        </p>
      )}
      <Choice
        label="Who reads it"
        value={audience}
        onChange={setAudience}
        options={[
          { value: "table", label: "The table" },
          { value: "dm", label: "The DM" },
          ...(isOwn ? ([{ value: "me", label: "Only I" }] as const) : []),
        ]}
      />
      <div className={styles["foot"]}>
        <p role={refusal ? "alert" : undefined}>{refusal || chronicleTexts.additionStands}</p>
        {changed && (
          <Button icon="trash" onClick={() => void run(remove)}>
            Delete
          </Button>
        )}
        <Button
          variant="primary"
          busy={busy}
          disabled={text.trim() === "" || over > 0}
          onClick={() => void run(save)}
        >
          {changed ? "Save it" : "Add it"}
        </Button>
      </div>
    </div>
  );
}
