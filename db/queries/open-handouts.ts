import { and, eq, ne, or, sql } from "drizzle-orm";
import { members } from "@/db/schema/campaigns";
import { handouts } from "@/db/schema/handouts";
import { users } from "@/db/schema/users";

/** Whether the reader may see a handout: who keeps them sees all, a player those that are open to everybody or to them. */
export const isOpenToReader = or(
  ne(members.role, "player"),
  and(
    eq(handouts.isSealed, false),
    sql`(${handouts.openedFor} = '"all"'::jsonb or ${handouts.openedFor} @> to_jsonb(${users.id}))`,
  ),
);
