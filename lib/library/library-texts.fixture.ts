import { LIBRARY_KINDS } from "@/lib/model/library";
import { searchLibrary } from "./library";

interface LibraryText {
  /** "monsters: Goblin". */
  of: string;
  text: string;
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Every text of every entry, whether it is a sentence or a single word; slugs are addresses, not texts. */
export const libraryTexts = async (): Promise<LibraryText[]> => {
  const kinds = await Promise.all(
    LIBRARY_KINDS.map(async (kind) => (await searchLibrary(kind, {})).map((entry) => ({ kind, entry }))),
  );
  return kinds
    .flat()
    .flatMap(({ kind, entry: { slug: _, ...entry } }) =>
      textsIn(entry).map((text) => ({ of: `${kind}: ${entry.name}`, text })),
    );
};
