import { useEffect, useRef, useState } from "react";
import { LinksFoot } from "@/components/book/links-foot";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { TextArea } from "@/components/ui/form/text-area";
import { NamedLinks } from "@/components/ui/text/named-links";
import { restoreFocus } from "@/lib/client/page/restore-focus";
import { LIMIT } from "@/lib/constants";
import { encounterTexts } from "@/lib/messages/encounter";
import type { Encounter } from "@/lib/model/creature";
import styles from "./description-pad.module.css";
import { useDescription } from "./use-description";

const [RollsInText] = lazyComponent(() =>
  import("@/components/ui/text/rolls-in-text").then((module) => module.RollsInText),
);
const [HeldDescription] = lazyComponent(() =>
  import("./held-description").then((module) => module.HeldDescription),
);
const [NewerText] = lazyComponent(() =>
  import("@/components/ui/form/newer-version").then((module) => module.NewerText),
);

interface DescriptionPadProps {
  encounter: Encounter;
  onSaved: (encounter: Encounter) => void;
  /** Gets why it could not be saved. */
  onRefused: (error: unknown) => void;
  /** Lets go of an encounter that somebody else deleted. */
  onClose: () => void;
}

/** The description, to be written in: a draft of this browser until it is saved. */
export function DescriptionPad({ encounter, onClose, ...answers }: DescriptionPadProps) {
  const { text, write, unsaved, kept, conflict, busy, save, drop, takeBack, keepMine } = useDescription(
    encounter,
    answers,
  );
  const [isLost, setLost] = useState(false);
  const isSavable = unsaved && !isLost;
  const pad = useRef<HTMLDivElement>(null);
  const wasSavable = useRef(isSavable);
  useEffect(() => {
    // The button that was pressed has gone.
    if (wasSavable.current && !isSavable && document.activeElement === document.body)
      restoreFocus(pad.current);
    wasSavable.current = isSavable;
  }, [isSavable]);
  const isNewer = isSavable && conflict;
  const mayAct = isSavable && !isNewer;
  const settle = (choose: () => void) => {
    choose();
    restoreFocus(pad.current);
  };
  const state = kept ? encounterTexts.descriptionUnsaved : encounterTexts.descriptionUnkept;
  return (
    <div ref={pad} className={styles["pad"]}>
      <h2 className="title" dir="auto">
        {encounter.name}
      </h2>
      <HeldDescription {...{ encounter, unsaved, drop, onClose }} onLost={setLost} />
      {isNewer && (
        <NewerText
          said={encounterTexts.descriptionNewer}
          theirs={encounter.description}
          mine={text}
          onShowTheirs={() => settle(takeBack)}
          onKeepMine={() => settle(keepMine)}
        />
      )}
      <TextArea
        label={encounterTexts.descriptionLabel}
        placeholder={encounterTexts.noDescription}
        maxLength={LIMIT.description}
        className={styles["field"] ?? ""}
        inputClassName={styles["text"] ?? ""}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <div className={styles["foot"]}>
        <p className="note" role="status">
          {mayAct && state}
        </p>
        {mayAct && <Button onClick={takeBack}>Take back</Button>}
        {mayAct && (
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            Save
          </Button>
        )}
      </div>
      <NamedLinks text={text} />
      <RollsInText text={text} of={encounter.name} />
      <LinksFoot kind="encounter" id={encounter.id} name={encounter.name} />
    </div>
  );
}
