import { connect } from "@/db/connect";
import { invites } from "@/db/schema/campaigns";
import { feedback } from "@/db/schema/feedback";
import { users } from "@/db/schema/users";
import { env } from "@/lib/env";
import { hashPassword } from "@/lib/server/auth/password";
import { DAY, VISITORS } from "./visitors";

// Global setup of the screens catalogue: seeds the story of `npm run seed`, an operator, a user without campaigns, and two users for the
// campaign that is made when a screen first needs it. The catalogue runs it in place of e2e/support/prepare.ts, which it calls for the operator.
await import("@/db/scripts/seed");
await import("../support/prepare");

const { db, close } = await connect(env());
const { newcomer: guest, keeper, hero } = VISITORS;
const passwordHash = await hashPassword(guest.password);
const [newcomer] = await db
  .insert(users)
  .values([guest, keeper, hero].map(({ username, email }) => ({ username, email, passwordHash })))
  .returning({ id: users.id });
if (newcomer)
  await db
    .insert(invites)
    .values(
      [1, 2].map((campaignId, index) => ({ campaignId, senderId: index + 1, receiverId: newcomer.id })),
    );
// Pictures show when something was written.
await db.update(feedback).set({ createdAt: new Date(DAY) });
await close();
