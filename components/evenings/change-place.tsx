import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import type { Evening } from "@/lib/model/evening";
import { PlaceFields } from "./place-fields";
import styles from "./plans.module.css";
import type { Evenings } from "./use-evenings";

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
interface Fields {
  place: string;
  hours: number;
}
const HOUR = 60;

/** What says where and how long an evening is, with a button that opens fields for both. */
export function ChangePlace({ evening, mayOpen, evenings, onUnsaved, children }: ChangePlaceProps) {
  const { busy, change } = evenings;
  const { id, place, minutes } = evening;
  const usual = Math.max(1, Math.round(minutes / HOUR));
  const [written, write] = useState<Fields>();
  /** As they were when the fields were opened. */
  const [before, setBefore] = useState<Fields>({ place, hours: usual });
  const isUnsaved =
    written !== undefined && (written.place !== before.place || written.hours !== before.hours);
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [isUnsaved]);
  /** Whether the focus was in the form when it closed: the button takes it back then. */
  const [wasFocused, setWasFocused] = useState(false);
  const save = async (form: HTMLFormElement, { place: where, hours }: Fields) => {
    // Sends changed fields only: an unchanged one would overwrite a concurrent edit, or round ninety minutes up to two hours.
    const answer = await change(id, {
      ...(where !== before.place && { place: where }),
      ...(hours !== before.hours && { minutes: hours * HOUR }),
    });
    setWasFocused(form.contains(document.activeElement));
    // Something else may have been written while this was on its way.
    if (answer !== undefined) write((now) => (now?.place === where && now.hours === hours ? undefined : now));
  };
  if (!mayOpen && !written) return children;
  return (
    <>
      <div className={styles["about"]}>
        {children}
        {!written && (
          <Button
            icon="edit"
            className={styles["edit"] ?? ""}
            autoFocus={wasFocused}
            onClick={() => {
              setBefore({ place, hours: usual });
              write({ place, hours: usual });
            }}
          >
            Edit<span className="vh"> place and length</span>
          </Button>
        )}
      </div>
      {written && (
        <Form
          className={styles["place"]}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void save(event.currentTarget, written);
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
              write(undefined);
            }}
          >
            Close
          </Button>
        </Form>
      )}
    </>
  );
}
