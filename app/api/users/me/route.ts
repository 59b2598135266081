import { changeUser, deleteUser, findCredentialsOf } from "@/db/queries/users";
import { changeAccount, deleteAccount, readAccount } from "@/lib/contract/accounts";
import { Failure } from "@/lib/model/failure";
import { discardPictures, keepPictures } from "@/lib/server/keep-pictures";
import { route, routes } from "@/lib/server/route";
import { endedSessionCookie, issueToken, sessionCookie } from "@/lib/server/session-token";
import { confirmPassword } from "@/lib/server/sign-in";

const shown = <P extends { id: number }>(person: P) => ({ ...person, sameId: person.id });

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(readAccount, async ({ caller, headers }) => {
    // A client that holds the token but lost the cookie gets its second carrier back, so that pages can be rendered.
    if (caller.carrier === "bearer")
      headers.append(
        "set-cookie",
        sessionCookie(await issueToken({ userId: caller.id, sessionVersion: caller.sessionVersion })),
      );
    return shown(caller);
  }),
  route(changeAccount, async ({ body, caller, pictures }) => {
    const changed = await keepPictures(caller.id, pictures, (images) =>
      changeUser(caller.id, { ...body, ...images }),
    );
    if (!changed) throw new Failure("signed out", "This account no longer exists");
    await discardPictures(changed.orphans);
    return shown(changed.account);
  }),
  route(deleteAccount, async ({ body, caller, headers }) => {
    await confirmPassword(caller.id, body.password, await findCredentialsOf(caller.id));
    await discardPictures(await deleteUser(caller.id));
    headers.append("set-cookie", endedSessionCookie());
    return { message: "Your account was deleted." };
  }),
);
