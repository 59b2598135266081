import "server-only";
import type { Database } from "@/db/connect";
import { readSeenBook, type SeenBook, type SeenText } from "@/db/queries/texts-seen";
import { snapshot } from "@/db/transaction";
import type { Download } from "@/lib/contract/download";
import { DistinctPaths, fileNameOf, pathOfTitle } from "@/lib/rules/file-names";
import { endOf, type Link, linkedPiecesOf } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";
import { eveningMarkdown } from "./evening-markdown";
import { FilePictures } from "./file-pictures";
import { zipDownload } from "./zip-download";
import type { ZipEntry } from "./zip-writer";

/** A record of the book with all that it says. */
interface Page extends Pick<SeenText, "kind" | "id" | "title"> {
  path: string;
  bodies: string[];
}

const keyOf = ({ kind, id, title }: Pick<SeenText, "kind" | "id" | "title">) =>
  `${kind} ${id} ${kind === "page" ? title : ""}`;
/** "Handouts" of "handout". */
const folderOf = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`;

/** A file for each record, in a folder for each kind; what a creature owns lies in a folder of its name. */
const pagesOf = (texts: readonly SeenText[]): Page[] => {
  const paths = new DistinctPaths();
  const pages = new Map<string, Page>();
  for (const one of texts) {
    const known = pages.get(keyOf(one));
    if (known) {
      known.bodies.push(one.body);
      continue;
    }
    const { kind, id, title, owner, body } = one;
    const folder = [folderOf(kind), ...(owner === null ? [] : [fileNameOf(owner)])].join("/");
    pages.set(keyOf(one), {
      kind,
      id,
      title,
      path: paths.take(`${folder}/${pathOfTitle(title)}`),
      bodies: [body],
    });
  }
  return [...pages.values()];
};

/** Whether a file is called just so: names of files are in NFC, titles as they were typed. */
const isFileOf = (path: string, title: string): boolean => path.endsWith(`/${title.normalize("NFC")}`);

/** Links as programs for Markdown follow them: by the file's name, which differs from the title where no file can be called so. */
const linking = (pages: readonly Page[]) => {
  const named = new Map<string, Page[]>();
  for (const page of pages) {
    const key = folded(page.title.trim());
    named.set(key, [...(named.get(key) ?? []), page]);
  }
  const written = (link: Link): string => {
    const words = link.words ?? link.name;
    const page = endOf(link, named.get(folded(link.name)) ?? []);
    const isNamed = page === undefined || (link.words === undefined && isFileOf(page.path, link.name));
    return isNamed
      ? `[[${link.name}${words === link.name ? "" : `|${words}`}]]`
      : `[[${page.path}|${words}]]`;
  };
  return (text: string): string =>
    linkedPiecesOf(text)
      .map((piece) => (piece.link ? written(piece.link) : piece.text))
      .join("");
};

/** What is told of evenings, beside the other texts. */
const withEvenings = ({ texts, evenings }: SeenBook): SeenText[] => {
  const names = new Map(texts.flatMap(({ kind, id, title }) => (kind === "character" ? [[id, title]] : [])));
  const told = evenings.toReversed().map((one) => ({
    kind: "evening" as const,
    id: one.id,
    title: one.title,
    body: eveningMarkdown(one, (id) => names.get(id)),
    owner: null,
  }));
  return [...texts, ...told];
};

/**
 * A file for each record that one sees, also where it says nothing: links lead to it by its name. Empty description pages are left out: each
 * book has them, and they would come in again as entries that say nothing.
 */
async function* entriesOf(book: SeenBook): AsyncGenerator<ZipEntry> {
  const { pictures } = book;
  const files = new FilePictures();
  yield* files.entries(pictures.map(({ image }) => image));
  const addresses = new Map(pictures.map((one) => [keyOf(one), one.image]));
  const pages = pagesOf(withEvenings(book));
  const link = linking(pages);
  for (const { kind, id, title, path, bodies } of pages) {
    const address = addresses.get(keyOf({ kind, id, title }));
    const file = address === undefined ? null : files.nameOf(address);
    const said = bodies.map((body) => body.trim()).filter((body) => body !== "");
    const isNamed = isFileOf(path, title);
    const parts = [
      ...(isNamed || title.trim() === "" ? [] : [`---\naliases: [${JSON.stringify(title)}]\n---`]),
      ...(file === null ? [] : [`![[${file}]]`]),
      ...said.map(link),
    ];
    if (said.length > 0 || file !== null || kind !== "page")
      yield { name: `${path}.md`, bytes: Buffer.from(`${parts.join("\n\n")}\n`), compress: true };
  }
}

/** What a member may see of a book, as a zip of Markdown with its pictures. @throws Failure "missing" */
export const exportMarkdown = async (
  db: Database,
  reader: { userId: number; campaignId: number; withOwn: boolean },
): Promise<Download> => {
  const book = await snapshot(db, (tx) => readSeenBook(tx, reader));
  // Dated by the day: two who see the same get the same file.
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
  return zipDownload(`${book.name} notes`, "notes", entriesOf(book), { at: today });
};
