import type { OWNED } from "@/lib/limits";

/** Who of a campaign is told of an event: all members, or the creator and the admins. */
export const AUDIENCES = ["members", "managers"] as const;
export type Audience = (typeof AUDIENCES)[number];

interface ResourceSpec {
  /** The kind of event that tells of its changes: its own, or that of the record to which it belongs. */
  change: string;
  /** Who of the campaign is told of them. */
  audience: Audience;
  /** Whether persons are told whichever book is open: it concerns them more than the campaign. */
  isPersonal?: true;
  /** How many there may be, by the name of the limit; null where nothing counts them. */
  limit: keyof typeof OWNED | null;
  /** The list of a campaign's file that holds it, by itself or within another; null where people don't come along. */
  inFile: string | null;
  /** Whether it shows a picture, which goes with it. */
  isPictured: boolean;
}

/**
 * The records that calls are about. Whatever has to know every kind asks this table, or is a record of its keys, so that the compiler asks
 * there for a new one: the guard (db/queries/resources.ts), the contract's `access`, events, limits, pictures, a campaign's file.
 */
export const RESOURCES = {
  campaign: { change: "campaign", audience: "members", limit: "campaigns", inFile: null, isPictured: true },
  character: {
    change: "characters",
    audience: "members",
    limit: "characters",
    inFile: "characters",
    isPictured: true,
  },
  encounter: {
    change: "encounters",
    audience: "managers",
    limit: "encounters",
    inFile: "encounters",
    isPictured: true,
  },
  origin: { change: "characters", audience: "members", limit: null, inFile: "characters", isPictured: false },
  belonging: {
    change: "characters",
    audience: "members",
    limit: "belongings",
    inFile: "characters",
    isPictured: true,
  },
  note: { change: "notes", audience: "managers", limit: "notes", inFile: "notes", isPictured: false },
  handout: {
    change: "handouts",
    audience: "managers",
    limit: "handouts",
    inFile: "handouts",
    isPictured: true,
  },
  map: { change: "maps", audience: "managers", limit: "maps", inFile: "maps", isPictured: true },
  evening: {
    change: "evenings",
    audience: "members",
    limit: "evenings",
    inFile: "evenings",
    isPictured: false,
  },
  eveningDate: {
    change: "evenings",
    audience: "members",
    limit: null,
    inFile: "evenings",
    isPictured: false,
  },
  addition: {
    change: "evenings",
    audience: "members",
    limit: "additions",
    inFile: "evenings",
    isPictured: false,
  },
  fight: { change: "fights", audience: "managers", limit: "fights", inFile: "fights", isPictured: false },
  invite: {
    change: "invites",
    audience: "members",
    isPersonal: true,
    limit: null,
    inFile: null,
    isPictured: false,
  },
  inviteLink: {
    change: "invites",
    audience: "members",
    isPersonal: true,
    limit: "inviteLinks",
    inFile: null,
    isPictured: false,
  },
} as const satisfies Record<string, ResourceSpec>;

type Resources = typeof RESOURCES;
export type ResourceKind = keyof Resources;
/** Those that are known by their kind alone; origins and belongings are of several kinds. */
export type PlainKind = Exclude<ResourceKind, "belonging" | "origin">;
export const RESOURCE_KINDS = Object.keys(RESOURCES) as ResourceKind[];
export const specOf = (kind: ResourceKind): ResourceSpec => RESOURCES[kind];

/** The kinds of which something holds, as their specification says it. */
type Where<S> = { [K in ResourceKind]: Resources[K] extends S ? K : never }[ResourceKind];
export type PicturedKind = Where<{ isPictured: true }>;
export type ResourceChange = Resources[ResourceKind]["change"];

/** The lists of a campaign's file, with that of what happened. */
export type FileList = NonNullable<Resources[ResourceKind]["inFile"]> | "journal";
export const FILE_LISTS = [
  ...new Set([...RESOURCE_KINDS.flatMap((kind) => specOf(kind).inFile ?? []), "journal"]),
] as FileList[];

/** What is counted of a file that was brought in; the journal is no record of its own. */
export type CountedKind = Exclude<FileList, "journal"> | "items" | "spells" | "actions" | "pictures";
export const COUNTED_KINDS: readonly CountedKind[] = [
  ...FILE_LISTS.filter((list) => list !== "journal"),
  "items",
  "spells",
  "actions",
  "pictures",
];
