import { createUser } from "@/db/queries/users";
import * as accounts from "@/lib/contract/accounts";
import { hashPassword } from "@/lib/server/auth/password";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(accounts.signUp, async ({ body: { username, email, password }, write }) => {
    const passwordHash = await hashPassword(password);
    const id = await write((tx) => createUser(tx, { username, email, passwordHash }));
    return { message: "Account created successfully!", id };
  }),
);
