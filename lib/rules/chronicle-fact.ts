/** What happened, as the chronicle is told of it: names and amounts as those who will read it knew them at that moment. */
export type Deed =
  | {
      kind: "fight";
      entry: {
        name: string;
        rounds: number;
        fallen: string[];
        lastBlow: { by: string | null; on: string } | null;
        /** Null or absent where neither side was beaten. */
        outcome?: "won" | "lost" | null | undefined;
      };
    }
  | { kind: "fall"; entry: { name: string; by: string | null } }
  | { kind: "rise"; entry: { name: string } }
  | { kind: "roll"; entry: { by: string | null; label: string; natural: number; total: number } }
  | { kind: "seal"; entry: { title: string; isForAll: boolean } }
  | { kind: "shown"; entry: { place: string; title: string | null } }
  | { kind: "gift"; entry: { item: string; from: string; to: string } }
  | { kind: "rest"; entry: { kind: "short" | "long" } }
  | { kind: "level"; entry: { name: string; level: number } }
  | { kind: "join"; entry: Record<string, never> }
  | { kind: "character"; entry: { name: string } };

export type DeedKind = Deed["kind"];

export type Fact = Deed & {
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** Who did it, where no character stands for them. */
  person: string | null;
};

/** What a kind of happening tells. */
export type Entry<K extends DeedKind> = Extract<Deed, { kind: K }>["entry"];
/** A sentence without its capital and its full stop, so that a word of time may stand before it. */
export type Sentence<K extends DeedKind> = (entry: Entry<K>, person: string) => string;
