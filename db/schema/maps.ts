import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, updatedAt } from "@/db/columns";
import type { OpenedFor } from "@/lib/model/opened";
import { campaignId } from "./campaigns";

/** The maps of a book beside that of the world, which is the campaign's own. */
export const maps = pgTable(
  "maps",
  {
    id: id(),
    campaignId: campaignId(),
    name: text("name").notNull(),
    image: text("image"),
    /** Pixels of the picture; of one that was lost they stay. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    alt: text("alt").notNull().default(""),
    isSealed: boolean("is_sealed").notNull().default(true),
    /** Null while it is sealed: then it is open to nobody. */
    openedFor: jsonb("opened_for").$type<OpenedFor>(),
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("maps_of_campaign").on(table.campaignId, table.position, table.id)],
);
