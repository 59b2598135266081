import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import type { Evening } from "@/lib/model/evening";
import { PlaceFields } from "./place-fields";
import styles from "./plans.module.css";
import type { Evenings } from "./use-evenings";
import { type PlaceAndHours, usePlace } from "./use-place";
import { lazyComponent } from "@/components/ui/lazy-component";

const [NewerPlace] = lazyComponent(() => import("./newer-place").then((module) => module.NewerPlace));

interface ChangePlaceProps {
  evening: Evening;
  /** Whether the fields may be opened; those that are open stay until they are saved or closed. */
  mayOpen: boolean;
  evenings: Evenings;
  /** Whether something is written that would be lost with the dialog. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** What says them. */
  children: ReactNode;
}

/** What says where and how long an evening is, with a button that opens fields for both. */
export function ChangePlace({ evening, mayOpen, evenings, onUnsaved, children }: ChangePlaceProps) {
  const { busy, change } = evenings;
  const fields = usePlace(evening, change);
  const { written, write, isUnsaved, conflicts } = fields;
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [isUnsaved]);
  /** Whether the focus was in the form when it closed: the button takes it back then. */
  const [wasFocused, setWasFocused] = useState(false);
  const notice = useRef<HTMLElement>(null);
  const save = async (form: HTMLFormElement, now: PlaceAndHours) => {
    await fields.save(now, () => setWasFocused(form.contains(document.activeElement)));
  };
  const settle = (isTheirs: boolean) => {
    fields.settle(isTheirs);
    // The button that was pressed goes.
    notice.current?.parentElement?.nextElementSibling?.querySelector("input")?.focus();
  };
  if (!mayOpen && !written) return children;
  return (
    <>
      <div className={styles["about"]}>
        {children}
        {!written && (
          <Button icon="edit" className={styles["edit"] ?? ""} autoFocus={wasFocused} onClick={fields.open}>
            Edit<span className="vh"> place and length</span>
          </Button>
        )}
      </div>
      {written && conflicts.length > 0 && (
        <div className={styles["newer"]}>
          <NewerPlace ref={notice} {...{ written, conflicts }} stored={fields.stored} onSettle={settle} />
        </div>
      )}
      {written && (
        <Form
          className={styles["place"]}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (conflicts.length > 0) notice.current?.focus();
            else if (!busy) void save(event.currentTarget, written);
          }}
        >
          <PlaceFields
            {...written}
            autoFocus
            onPlace={(where) => write({ ...written, place: where })}
            onHours={(hours) => write({ ...written, hours })}
          />
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
          <Button
            onClick={() => {
              setWasFocused(true);
              fields.close();
            }}
          >
            Close
          </Button>
        </Form>
      )}
    </>
  );
}
