import type { IconName } from "@/components/ui/icon-names";
import type { OwnerKind } from "@/lib/contract/belongings";
import { belongingTexts } from "@/lib/messages/belongings";
import { sourceLine } from "@/lib/messages/library-slot";
import type { Belonging, BelongingKind, Owner } from "@/lib/model/belonging";
import { spellLevelLabel } from "@/lib/rules/belonging";

interface Kind {
  /** On the index tab. */
  tab: string;
  /** Its list, its full view, and both together. */
  list: string;
  full: string;
  views: string;
  /** In the titles of the dialogs. */
  noun: string;
  icon: IconName;
  /** What stands below the name in the list and in the views. */
  short: (belonging: Belonging) => string;
  line: (belonging: Belonging) => string;
}

const joined = (...parts: string[]) => parts.filter((part) => part !== "").join(", ");
const typeOf = ({ type }: Belonging) => type;
const typeLine = ({ type, fromLibrary }: Belonging) => joined(type, sourceLine(fromLibrary));
const levelOf = ({ level = 0 }: Belonging) => spellLevelLabel(level);

export const KINDS = {
  item: {
    tab: "Inventory",
    list: "Items",
    full: "Full Item View",
    views: "Inventory views",
    noun: "Item",
    icon: "item-bow",
    short: typeOf,
    line: typeLine,
  },
  spell: {
    tab: "Spells",
    list: "Spells",
    full: "Full Spell View",
    views: "Spell views",
    noun: "Spell",
    icon: "spell-flame",
    short: levelOf,
    line: (spell) => joined(levelOf(spell), typeLine(spell)),
  },
  action: {
    tab: "Actions",
    list: "Actions",
    full: "Full Action View",
    views: "Action views",
    noun: "Action",
    icon: "action-sword",
    short: typeOf,
    line: typeLine,
  },
} as const satisfies Record<BelongingKind, Kind>;

export const BELONGING_KINDS = ["item", "spell", "action"] as const satisfies readonly BelongingKind[];

export interface BelongingTexts {
  loading: string;
  empty: string;
  /** How one is added, where that is said. */
  add?: string;
  createSlot: string;
  noneSelected: string;
  selectOwner: string;
  /** Null: the list stays empty in silence. */
  loadFailed: string | null;
  deleted: string;
  deleteFailed: string;
}

/** Whose belongings they are, and what follows from it. */
export const ownerOf = (owner: Owner) =>
  "characterId" in owner
    ? ({ kind: "character", id: owner.characterId } as const)
    : ({ kind: "encounter", id: owner.encounterId } as const);

export const textsOf = (owner: OwnerKind, kind: BelongingKind): BelongingTexts => belongingTexts[owner][kind];
