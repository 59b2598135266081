import type { Entry, Sentence } from "@/lib/rules/chronicle-fact";
import { named, possessive, quoted, theItem } from "@/lib/rules/chronicle-words";
import { cardinal, ordinal } from "@/lib/rules/number-words";

export const FALLS: Record<"by" | "alone", Sentence<"fall">[]> = {
  by: [
    ({ name, by }) => `${named(by ?? "")} brought ${name} down`,
    ({ name, by }) => `${name} fell to ${named(by ?? "")}`,
    ({ name, by }) => `${name} went down before ${named(by ?? "")}`,
    ({ name, by }) => `it was ${named(by ?? "")} that put ${name} on the ground`,
    ({ name, by }) => `${named(by ?? "")} struck once too often, and ${name} was down`,
    ({ name, by }) => `${named(by ?? "")} left ${name} lying`,
  ],
  alone: [
    ({ name }) => `${name} went down`,
    ({ name }) => `${name} fell`,
    ({ name }) => `nothing held ${name} up any longer`,
    ({ name }) => `${possessive(name)} strength was at its end`,
    ({ name }) => `for ${name} everything went dark`,
    ({ name }) => `${name} lay among the fallen`,
  ],
};

export const RISES: Sentence<"rise">[] = [
  ({ name }) => `${name} was up again`,
  ({ name }) => `${name} was on both feet again`,
  ({ name }) => `${name} got back up`,
  ({ name }) => `${name} was not done yet`,
  ({ name }) => `${name} stood once more`,
  ({ name }) => `${name} came to again`,
];

export const SEALS: Record<"all" | "some", Sentence<"seal">[]> = {
  all: [
    ({ title }) => `${quoted(title)} was opened for everyone`,
    ({ title }) => `the seal of ${quoted(title)} was broken before them all`,
    ({ title }) => `${quoted(title)} came to light`,
    ({ title }) => `all of them were given ${quoted(title)}`,
    ({ title }) => `what had been kept as ${quoted(title)} lay open at last`,
    ({ title }) => `${quoted(title)} was unsealed and handed round`,
  ],
  some: [
    ({ title }) => `${quoted(title)} was opened, and not for everyone`,
    ({ title }) => `${quoted(title)} was shown to some and kept from the rest`,
    ({ title }) => `not all of them were given ${quoted(title)}`,
    ({ title }) => `the seal of ${quoted(title)} was broken for chosen eyes`,
  ],
};

/** What a page of the book is called when it lies on the table. */
const PAGES: Readonly<Record<string, string>> = {
  map: "the map",
  description: "what was known of the world",
  setting: "the setting",
  factions: "the page of the factions",
  themes: "the page of the themes",
  character: "a sheet",
  handout: "a handout",
  fight: "the order of the fight",
};
const laid = ({ title, place }: Entry<"shown">) =>
  title === null ? (PAGES[place] ?? "a page of the book") : quoted(title);

export const SHOWN: Sentence<"shown">[] = [
  (entry) => `${laid(entry)} lay on the table`,
  (entry) => `they bent over ${laid(entry)}`,
  (entry) => `for a while everybody looked at ${laid(entry)}`,
  (entry) => `${laid(entry)} was laid before them`,
  (entry) => `they had ${laid(entry)} before them`,
];

export const GIFTS: Sentence<"gift">[] = [
  ({ item, from, to }) => `${theItem(item)} passed from ${from} to ${to}`,
  ({ item, from, to }) => `${from} gave ${to} ${theItem(item)}`,
  ({ item, from, to }) => `${from} parted with ${theItem(item)}, and ${to} took it up`,
  ({ item, from, to }) => `from ${from} came ${theItem(item)}, and ${to} had the keeping of it`,
  ({ item, from, to }) => `${to} went on with ${theItem(item)}, which had been with ${from}`,
  ({ item, from, to }) => `${theItem(item)} changed hands, from ${from} to ${to}`,
];

export const RESTS: Record<"short" | "long", Sentence<"rest">[]> = {
  short: [
    () => "the party took a short rest",
    () => "they sat down for a short rest and caught their breath",
    () => "there was time for a short rest",
    () => "a short rest was all the evening would allow them",
    () => "wounds were bound over a short rest",
  ],
  long: [
    () => "the party took a long rest",
    () => "they made camp and slept",
    () => "a long rest mended what could be mended",
    () => "they barred the door and rested through the night",
    () => "the fire burned down over a long rest",
  ],
};

export const LEVELS: Sentence<"level">[] = [
  ({ name, level }) => `${name} reached the ${ordinal(level)} level`,
  ({ name, level }) => `${name} rose to the ${ordinal(level)} level`,
  ({ name, level }) => `the ${ordinal(level)} level was ${possessive(name)}`,
  ({ name, level }) => `${name} had earned the ${ordinal(level)} level`,
  ({ name, level }) => `${name} came to level ${cardinal(level)}`,
  ({ name, level }) => `what ${name} had learnt was worth the ${ordinal(level)} level`,
];

export const JOINS: Sentence<"join">[] = [
  (_, person) => `${person} joined the table`,
  (_, person) => `${person} took a seat at the table`,
  (_, person) => `a chair was found for ${person}`,
  (_, person) => `the table made room for ${person}`,
  (_, person) => `from then on ${person} was one of the table`,
];

export const CHARACTERS: Sentence<"character">[] = [
  ({ name }) => `${name} entered the story`,
  ({ name }) => `${name} was new among them`,
  ({ name }) => `a page was begun for ${name}`,
  ({ name }) => `here ${possessive(name)} story began`,
  ({ name }) => `the party was the richer by ${name}`,
];
