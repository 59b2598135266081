import { connect } from "@/db/connect";
import { invites } from "@/db/schema/campaigns";
import { feedback } from "@/db/schema/feedback";
import { users } from "@/db/schema/users";
import { env } from "@/lib/env";
import { hashPassword } from "@/lib/server/auth/password";
import { DAY, VISITORS } from "./visitors";

// The global setup of the screens catalogue, in place of e2e/support/prepare.ts: the story of `npm run seed`, the operator, and somebody whose shelf is empty.
await import("@/db/scripts/seed");
await import("../support/prepare");

const { db, close } = await connect(env());
const { username, email, password } = VISITORS.newcomer;
const [newcomer] = await db
  .insert(users)
  .values({ username, email, passwordHash: await hashPassword(password) })
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
