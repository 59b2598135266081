import { Fragment } from "react";
import { foundPlaces } from "@/lib/rules/found-places";

/** A text with what of it was sought marked. The words are folded. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const places = foundPlaces(text, words);
  return (
    <>
      {places.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(places[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  );
}
