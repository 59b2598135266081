import { changePasswordHash, findCredentialsOf } from "@/db/queries/users";
import * as accounts from "@/lib/contract/accounts";
import { CURRENT_PASSWORD } from "@/lib/contract/accounts";
import { Failure } from "@/lib/model/failure";
import { hashPassword } from "@/lib/server/auth/password";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { issueToken, sessionCookie } from "@/lib/server/auth/session-token";
import { confirmPassword } from "@/lib/server/auth/sign-in";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    accounts.changePassword,
    async ({ body, caller, db, headers, write }) => {
      const { passwordHash } = await confirmPassword(
        caller.id,
        body.currentPassword,
        await findCredentialsOf(db, caller.id),
        CURRENT_PASSWORD,
      );
      const newHash = await hashPassword(body.newPassword);
      const sessionVersion = await write(async (tx) => {
        const version = await changePasswordHash(tx, caller.id, passwordHash, newHash);
        if (version === undefined)
          throw new Failure("conflict", "The password was changed elsewhere meanwhile");
        return { result: version, touched: { account: [{ id: caller.id, to: [caller.id] }] } };
      });
      const token = await issueToken({ userId: caller.id, sessionVersion });
      headers.append("set-cookie", sessionCookie(token));
      return { token };
    },
    // For two passwords to be hashed.
    { waits: true },
  ),
);
