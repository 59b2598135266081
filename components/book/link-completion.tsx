import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/components/ui/icon";
import { Marked } from "@/components/ui/text/marked";
import { linkTexts } from "@/lib/messages/links";
import { type LinkEnd, linkTo } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";
import { caretPlace } from "./caret-place";
import { HIT_ICONS } from "./hit-icons";
import styles from "./link-completion.module.css";
import { useLinkEnds } from "./use-link-ends";

/** Texts that are drawn with links: each longer one, and the lines that say so. */
const FIELDS = "textarea, input[data-links]";
type Field = HTMLInputElement | HTMLTextAreaElement;

/** A link that is being typed: in which field, from where on, and what of its name stands there. */
interface Typed {
  field: Field;
  start: number;
  name: string;
}
const MOST = 8;
const OPENED = /\[\[(?<name>[^[\]|\r\n]{1,100})$/;

const typedIn = (field: EventTarget | null): Typed | null => {
  if (!(field instanceof Element && field.matches(FIELDS))) return null;
  const { selectionStart: caret, selectionEnd, value, readOnly } = field as Field;
  if (readOnly || caret === null) return null;
  const name = OPENED.exec(value.slice(Math.max(0, caret - 102), caret))?.groups?.["name"];
  if (caret !== selectionEnd || name === undefined || name.trim() === "") return null;
  return { field: field as Field, start: caret - name.length - 2, name };
};

/** Completes the names of links while they are typed, in every longer text of the book. */
export function LinkCompletion({ campaignId }: { campaignId: number }) {
  const id = useId();
  const [typed, setTyped] = useState<Typed | null>(() => typedIn(document.activeElement));
  const name = typed?.name.trim() ?? "";
  const found = useLinkEnds(campaignId, name);
  const [at, setAt] = useState(0);
  const dismissed = useRef<string>("");
  const ends = typed ? found.ends.slice(0, MOST) : [];
  const isOpen = ends.length > 0;
  const chosen = ends[Math.min(at, ends.length - 1)];

  const look = useEffectEvent((event: Event) => {
    const next = typedIn(event.target);
    if (next && `${next.start} ${next.name}` === dismissed.current) return;
    setTyped(next);
    setAt(0);
    if (!next) found.forget();
  });
  /** The caret went elsewhere without typing: what was begun there is completed no more. */
  const leave = useEffectEvent(() => {
    const now = typed && typedIn(typed.field);
    if (now?.start !== typed?.start || now?.name !== typed?.name) setTyped(null);
  });
  const take = (end: LinkEnd) => {
    if (!typed) return;
    const { field, start } = typed;
    const stop = start + 2 + typed.name.length;
    const follows = field.value.slice(stop).startsWith("]]") ? 2 : 0;
    field.focus({ preventScroll: true });
    field.setSelectionRange(start, stop + follows);
    // The only way that can be taken back with Ctrl+Z, and that is heard as typing.
    document.execCommand("insertText", false, linkTo(end, found.ends));
    setTyped(null);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || !typed || event.isComposing || event.target !== typed.field) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((now) => (Math.min(now, ends.length - 1) + step + ends.length) % ends.length);
    else if ((event.key === "Enter" || event.key === "Tab") && chosen && !event.shiftKey) take(chosen);
    else if (event.key === "Escape") {
      dismissed.current = `${typed.start} ${typed.name}`;
      setTyped(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const hide = () => setTyped(null);
    const onInput = (event: Event) => look(event);
    const onCaret = () => leave();
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener("input", onInput);
    // Before the field's own keys, and before Escape closes a dialog.
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("focusout", hide);
    document.addEventListener("selectionchange", onCaret);
    return () => {
      document.removeEventListener("input", onInput);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("selectionchange", onCaret);
    };
  }, []);

  const field = typed?.field;
  const active = chosen && `${id}-${ends.indexOf(chosen)}`;
  useEffect(() => {
    if (!field || !isOpen || active === undefined) return undefined;
    const said = { "aria-autocomplete": "list", "aria-controls": id, "aria-activedescendant": active };
    for (const [attribute, value] of Object.entries(said)) field.setAttribute(attribute, value);
    return () => Object.keys(said).forEach((attribute) => field.removeAttribute(attribute));
  }, [field, isOpen, active, id]);

  if (!isOpen || !typed) return null;
  const { left, top } = caretPlace(typed.field, typed.start);
  return createPortal(
    <div className={`on-paper ${styles["card"]}`} style={{ left, top }}>
      <LinkNames {...{ id, ends, chosen }} name={name} onTake={take} />
    </div>,
    typed.field.closest("dialog, main") ?? document.body,
  );
}

interface LinkNamesProps {
  id: string;
  name: string;
  ends: readonly LinkEnd[];
  chosen: LinkEnd | undefined;
  onTake: (end: LinkEnd) => void;
}

function LinkNames({ id, name, ends, chosen, onTake }: LinkNamesProps) {
  return (
    <>
      <div id={id} role="listbox" aria-label={linkTexts.names}>
        {ends.map((end, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={`${end.kind} ${end.id} ${end.title}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={end === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(end)}
          >
            <Icon name={HIT_ICONS[end.kind]} />
            <b dir="auto">
              <Marked text={end.title} words={[folded(name)]} />
            </b>
            <small>{end.kind}</small>
          </button>
        ))}
      </div>
      <p className="vh" role="status">
        {linkTexts.fit(ends.length)}
      </p>
    </>
  );
}
