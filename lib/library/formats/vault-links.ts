import { isLinkable } from "@/lib/rules/links-in-text";

/** What a text of a vault leads to, or shows, in the words of the book that it comes into. */
export interface VaultPlaces {
  /** The title that the text gets to which this leads; undefined where none of the file is meant. */
  titleOf: (target: string) => string | undefined;
  /** What stands where a picture of the file was; undefined where it is not in the file. */
  shown: (target: string) => string | undefined;
}

/** What becomes of the links of one text. */
export interface LinkTally {
  /** Names that a link leads to, as often as it is written. */
  links: string[];
  /** Pictures that are not in the file, by their names; "" for one that is only an address. */
  lost: string[];
  embedded: boolean;
}

const WIKI = /(!?)\[\[([^\][\n]{1,500})\]\]/g;
const PICTURE =
  /!\[([^\][\n]{0,500})\]\((<[^<>\n]{1,500}>|(?:[^()\s]|\([^()\s]{0,200}\)){1,500})(?: {1,3}"[^"\n]{0,200}")?\)/g;
const LINK =
  /\[([^\][\n]{1,500})\]\((<[^<>\n]{1,500}>|(?:[^()\s]|\([^()\s]{0,200}\)){1,500})(?: {1,3}"[^"\n]{0,200}")?\)/g;
const DRAWN = /<img\b([^<>]{0,1000})>/gi;
const SOURCE = /\bsrc=["']([^"']{1,500})["']/i;
const BARE = /<((?:https?:\/\/|mailto:)[^<>\s]{1,500})>/g;
const ADDRESS = /^[a-z][a-z0-9+.-]{1,20}:/i;
/** "300" or "300x200", which says how large a picture is drawn. */
const SIZE = /^\d{1,5}(?:x\d{1,5})?$/;

/** Stands for a link while what is around it is read; a text's own are no characters of any script. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const HELD = /\uE000(\d{1,6})\uE001/g;
const HOLDERS = /[\uE000\uE001]/g;

const decoded = (address: string): string => {
  const plain = address.replace(/^<|>$/g, "");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
};
const withoutPlace = (target: string): string => target.replace(/#[^\n]{0,500}$/, "").trim();

/** A link says no more in place of a name. */
const WORDS = 120;
const RECORD = /^[a-z]{1,20} \d{1,10}$/;
/** "[[Places: Ashmere|the town]]": a link that is read as it was, and leads to what has the title. */
const linkTo = (title: string, words: string): string => {
  if (!isLinkable(title)) return words || title;
  if (words === "" || words === title || RECORD.test(words)) return `[[${title}]]`;
  const isShort = words.length <= WORDS && !/[[\]|]/.test(words);
  return isShort ? `[[${title}|${words}]]` : `${words} ([[${title}]])`;
};
const nameIn = (target: string): string => target.slice(target.lastIndexOf("/") + 1).replace(/\.md$/i, "");

/** Takes the links and pictures of lines, so that no mark within them is read, and puts back what becomes of them. */
export class VaultLinks {
  readonly tally: LinkTally = { links: [], lost: [], embedded: false };
  readonly #places: VaultPlaces;
  #held: string[] = [];

  constructor(places: VaultPlaces) {
    this.#places = places;
  }

  #hold(text: string): string {
    this.#held.push(text);
    return `${OPEN}${this.#held.length - 1}${CLOSE}`;
  }

  #link(target: string, words: string): string {
    const [typed = "", ...rest] = target.split("#");
    const name = typed.trim();
    const heading = rest
      .filter((part) => !part.startsWith("^"))
      .join(", ")
      .trim();
    // A place within the same text.
    if (name === "") return words || heading;
    const title = this.#places.titleOf(name);
    this.tally.links.push(title ?? name);
    const shown = [title === undefined && heading === "" ? "" : nameIn(name), heading];
    return linkTo(title ?? name, words || shown.filter((part) => part !== "").join(", "));
  }

  #picture(target: string, words: string): string {
    if (ADDRESS.test(target)) {
      this.tally.lost.push("");
      return words;
    }
    const shown = this.#places.shown(target);
    if (shown === undefined) this.tally.lost.push(target.slice(target.lastIndexOf("/") + 1));
    return [words, shown ?? ""].filter((part) => part !== "").join(" ");
  }

  #wiki(isEmbedded: boolean, inner: string): string {
    const [target = "", ...aliases] = inner.split(/\\?\|/);
    const words = aliases.map((one) => one.trim()).filter((one) => one !== "" && !SIZE.test(one));
    const name = withoutPlace(target);
    if (isEmbedded && /\.[a-z0-9]{2,5}$/i.test(name) && this.#places.titleOf(name) === undefined)
      return this.#picture(name, words.join(" "));
    if (isEmbedded) this.tally.embedded = true;
    return this.#link(target, words.join(" "));
  }

  #marked(words: string, address: string): string {
    const target = decoded(address);
    if (ADDRESS.test(target)) return words === target ? words : `${words} (${target})`;
    return this.#places.titleOf(withoutPlace(target)) === undefined ? words : this.#link(target, words);
  }

  /** The line with each link and picture as something that has no marks. */
  take(line: string): string {
    this.#held = [];
    return line
      .replace(HOLDERS, "")
      .replace(WIKI, (_, embeds: string, inner: string) => this.#hold(this.#wiki(embeds !== "", inner)))
      .replace(DRAWN, (_, attributes: string) => {
        const source = SOURCE.exec(attributes)?.[1];
        return source === undefined ? "" : this.#hold(this.#picture(decoded(source), ""));
      })
      .replace(PICTURE, (_, words: string, address: string) => {
        const alt = words.split("|").filter((one) => one !== "" && !SIZE.test(one));
        return this.#hold(this.#picture(decoded(address), alt.join(" ")));
      })
      .replace(LINK, (_, words: string, address: string) => this.#hold(this.#marked(words, address)))
      .replace(BARE, (_, address: string) => this.#hold(address));
  }

  /** The line with what became of them; one within another's words too. */
  giveBack(line: string): string {
    const back = (text: string) => text.replace(HELD, (_, at: string) => this.#held[Number(at)] ?? "");
    return back(back(line));
  }
}
