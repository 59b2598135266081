import { createUser } from "@/db/queries/users";
import { signUp } from "@/lib/contract/accounts";
import { hashPassword } from "@/lib/server/auth/password";
import { addressOf, spend } from "@/lib/server/http/rate-limit";
import { route, routes } from "@/lib/server/http/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(signUp, async ({ body: { username, email, password }, request, write }) => {
    await spend("sign-up", addressOf(request.headers));
    const passwordHash = await hashPassword(password);
    const id = await write((tx) => createUser(tx, { username, email, passwordHash }));
    return { message: "Account created successfully!", id };
  }),
);
