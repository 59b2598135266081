import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { invites, members, notes } from "@/db/schema/campaigns";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import { additions, eveningDates, evenings } from "@/db/schema/evenings";
import { fights } from "@/db/schema/fights";
import { handouts } from "@/db/schema/handouts";
import { inviteLinks } from "@/db/schema/invite-links";
import { maps } from "@/db/schema/maps";
import type { BelongingKind } from "@/lib/model/belonging";
import type { PlainKind, ResourceKind } from "@/lib/model/resource";
import { CALLER, visibleTo } from "./visibility";

type Owner = "character" | "encounter";
/** The record that a request is about, by its id. */
export type Resource =
  | { of: PlainKind }
  | { of: "origin"; kind: "race" | "background" | "class" }
  | { of: "belonging"; owner: Owner; kind: BelongingKind };

/** The id of the record, as a statement is given it. */
export const ID = sql.placeholder("id");

/** Where a resource and its campaign are stored. */
interface Location {
  /** None of a campaign, of which the row in `members` says all. */
  table?: PgTable;
  campaignId: PgColumn;
  /** The record that a change of the resource is a change of: the creature, for what it owns or is by origin. */
  recordId: PgColumn;
  /** Whose it is; none where it belongs to nobody in particular. */
  ownerId?: PgColumn;
  match: SQL | undefined;
  /** Which members may know of it, where that isn't all: to the others it is not there. */
  visible?: SQL | undefined;
  /** What it is called: by that texts link to it. */
  named?: PgColumn;
  /** A character's belongings are their owner's, whom only the character knows. */
  through?: SQL;
}

const stored = (table: PgTable & { id: PgColumn; campaignId: PgColumn }): Location => ({
  table,
  campaignId: table.campaignId,
  recordId: table.id,
  match: eq(table.id, ID),
});

export const LOCATIONS: Record<ResourceKind, Location> = {
  campaign: {
    campaignId: members.campaignId,
    recordId: members.campaignId,
    match: eq(members.campaignId, ID),
  },
  character: { ...stored(characters), ownerId: characters.createdBy, named: characters.name },
  encounter: { ...stored(encounters), named: encounters.name },
  note: { ...stored(notes), named: notes.title },
  invite: { ...stored(invites), ownerId: invites.senderId },
  inviteLink: { ...stored(inviteLinks), ownerId: inviteLinks.createdBy },
  fight: { ...stored(fights), visible: visibleTo.fights(CALLER), named: fights.name },
  evening: { ...stored(evenings), named: evenings.title },
  eveningDate: { ...stored(eveningDates), recordId: eveningDates.eveningId },
  addition: {
    ...stored(additions),
    recordId: additions.eveningId,
    ownerId: additions.userId,
    visible: visibleTo.additions(CALLER),
  },
  handout: { ...stored(handouts), visible: visibleTo.handouts(CALLER), named: handouts.title },
  map: { ...stored(maps), visible: visibleTo.maps(CALLER), named: maps.name },
  origin: {
    ...stored(origins),
    recordId: origins.characterId,
    ownerId: characters.createdBy,
    through: eq(characters.id, origins.characterId),
  },
  belonging: {
    ...stored(belongings),
    ownerId: characters.createdBy,
    through: eq(characters.id, belongings.characterId),
    named: belongings.name,
  },
};

export const locate = (resource: Resource): Location => {
  const location = LOCATIONS[resource.of];
  if (resource.of === "origin") {
    const isKind = and(eq(origins.kind, resource.kind), isNotNull(origins.characterId));
    return { ...location, match: and(location.match, isKind) };
  }
  if (resource.of === "belonging") {
    const creature = resource.owner === "character" ? belongings.characterId : belongings.encounterId;
    const isKind = and(eq(belongings.kind, resource.kind), isNotNull(creature));
    return { ...location, recordId: creature, match: and(location.match, isKind) };
  }
  return location;
};
