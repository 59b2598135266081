"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import dialog from "@/components/ui/dialog/dialog.module.css";
import { IconButton } from "@/components/ui/icon-button";
import { Modal } from "@/components/ui/dialog/modal";
import { picturesReady } from "@/components/ui/form/pending-pictures";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useBusy } from "@/components/ui/use-busy";
import { progress } from "./progress";
import styles from "./wizard.module.css";
import { WizardArrow } from "./wizard-arrow";
import { WizardSteps } from "./wizard-steps";

interface WizardStep {
  title: string;
  panel: ReactNode;
}

interface WizardProps {
  title: string;
  steps: readonly WizardStep[];
  onFinish: () => void | Promise<void>;
  /** Asks first where something was written that closing would lose. */
  onClose: () => void | Promise<void>;
  busy?: boolean;
  /** Saves on every step; without it on the last one alone. */
  savesEarly?: boolean;
  /** What lies over it, such as a loading overlay. */
  children?: ReactNode;
}

/** Steps in a modal dialog, with an arrow outside of the frame at either side; the last one saves, and so does a button beside the title. */
export function Wizard(props: WizardProps) {
  const { title, steps, onFinish, onClose, busy = false, savesEarly = false, children } = props;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  // A picture that was chosen just now must not be left behind.
  const { busy: waiting, run } = useBusy();
  // A name that is proposed is typed over.
  useEffect(() => body.current?.querySelector<HTMLInputElement>("input[data-autofocus]")?.select(), []);
  const step = steps[at];
  const next = steps[at + 1];
  if (!step) return null;

  async function close() {
    if (!busy && !waiting) await onClose();
  }
  function goTo(index: number) {
    setAt(index);
    body.current?.scrollTo(0, 0);
    body.current?.focus();
  }
  async function saveNow() {
    if (await picturesReady()) await onFinish();
  }
  async function goOn(index: number) {
    if (await picturesReady()) goTo(index);
  }

  return (
    <Modal
      aria-labelledby={id}
      className={classNames("on-paper", dialog["dialog"], styles["wizard"])}
      onClose={() => void close()}
    >
      <div className={dialog["head"]} data-toasts-below="">
        <h2 className="title" id={id}>
          {title}
        </h2>
        <div className={styles["deeds"]}>
          {(savesEarly ? next : !next) && (
            <Button busy={busy || waiting} onClick={() => void run(saveNow)}>
              Save now
            </Button>
          )}
          <IconButton icon="close" label="Close" disabled={busy || waiting} onClick={() => void close()} />
        </div>
      </div>
      <div className={styles["bar"]}>
        <WizardSteps titles={steps.map((each) => each.title)} at={at} />
        <ProgressBar value={progress(at, steps.length)} label="Wizard progress" />
      </div>
      <div
        ref={body}
        className={classNames(dialog["body"], styles["body"])}
        role="region"
        aria-label={`Step ${at + 1} of ${steps.length}: ${step.title}`}
        tabIndex={0}
      >
        {step.panel}
      </div>
      <WizardArrow to="prev" label="Back" disabled={at === 0 || busy} onClick={() => goTo(at - 1)} />
      {next ? (
        <WizardArrow
          to="next"
          label={`Next: ${next.title}`}
          busy={waiting}
          onClick={() => void run(() => goOn(at + 1))}
        />
      ) : (
        <WizardArrow
          to="save"
          label="Save"
          busy={busy}
          // The second half of a double click on the arrow before, which stood in this place, is not meant for it.
          onClick={({ detail }) => detail < 2 && void onFinish()}
        />
      )}
      {children}
    </Modal>
  );
}
