import { Fragment, type ReactNode } from "react";
import { linkedPiecesOf } from "@/lib/rules/links-in-text";
import { TextLink } from "./text-link";

interface LinkedTextProps {
  text: string;
  /** Draws what stands between the links. */
  plain?: (words: string) => ReactNode;
}

const asItIs = (words: string): ReactNode => words;

/** A text whose links lead to what they name. */
export function LinkedText({ text, plain = asItIs }: LinkedTextProps) {
  return linkedPiecesOf(text).map(({ text: words, link }, index) => (
    <Fragment key={index}>{link ? <TextLink link={link} /> : plain(words)}</Fragment>
  ));
}
