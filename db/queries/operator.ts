import { sql } from "drizzle-orm";
import type { Database } from "@/db/connect";
import { users } from "@/db/schema/users";
import { transaction } from "@/db/transaction";
import { publish } from "@/lib/live/publish";
import { createReset } from "./password-resets";

interface Account {
  id: number;
  username: string;
}
/** What the operator asks for: an account by its e-mail address, and what else it takes. */
export interface OperatorRequest {
  email: string;
  /** Of the link that is printed: the token itself stays with the command. */
  tokenHash?: string | undefined;
}
type Done = Promise<Account | undefined>;

/** What the operator does to an account; undefined where none has the address. */
export const OPERATOR_ACTIONS = {
  // It is told, so that a page that is open leads to what its person may do now.
  promote: (db: Database, { email }: OperatorRequest): Done =>
    publish(db, async (tx) => {
      const [person] = await tx
        .update(users)
        .set({ role: "super_admin" })
        .where(sql`lower(${users.email}) = lower(${email})`)
        .returning({ id: users.id, username: users.username });
      const { id } = person ?? {};
      return {
        result: person,
        events: id === undefined ? [] : [{ kind: "account", recordId: id, userId: id, by: 0 }],
      };
    }),
  "reset-password": async (db: Database, { email, tokenHash = "" }: OperatorRequest): Done => {
    const person = await transaction(db, (tx) => createReset(tx, email, tokenHash));
    return person && { id: person.id, username: person.username };
  },
} as const;
export type OperatorAction = keyof typeof OPERATOR_ACTIONS;
