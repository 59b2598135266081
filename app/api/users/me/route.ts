import { changeUser, deleteUser, findCredentialsOf } from "@/db/queries/users";
import * as accounts from "@/lib/contract/accounts";
import { Failure } from "@/lib/model/failure";
import { deleteImages, storeUploads } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { endedSessionCookie, issueToken, sessionCookie } from "@/lib/server/auth/session-token";
import { confirmPassword } from "@/lib/server/auth/sign-in";
import { callingOffAll } from "@/lib/server/table/evening-letters";
import { byAccountDeletion, inMemberLists } from "@/lib/server/http/touched";

const shown = <P extends { id: number }>(person: P) => ({ ...person, sameId: person.id });

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(accounts.read, async ({ caller, headers }) => {
    // A client that holds the token but lost the cookie gets its second carrier back, so that pages can be rendered.
    if (caller.carrier === "bearer")
      headers.append(
        "set-cookie",
        sessionCookie(await issueToken({ userId: caller.id, sessionVersion: caller.sessionVersion })),
      );
    return shown(caller);
  }),
  route(accounts.change, async ({ body, caller, pictures, write }) => {
    const changed = await storeUploads(caller.id, pictures, (images) =>
      write(async (tx) => {
        const result = await changeUser(tx, caller.id, { ...body, ...images });
        // Within the transaction, so that the picture of an account that is gone is removed again.
        if (!result) throw new Failure("signed out", "This account no longer exists");
        return { result, touched: { members: await inMemberLists(tx, caller.id) } };
      }),
    );
    await deleteImages(changed.orphans);
    return shown(changed.row);
  }),
  route(
    accounts.remove,
    async ({ body, caller, db, headers, write }) => {
      await confirmPassword(caller.id, body.password, await findCredentialsOf(db, caller.id));
      let tell: Awaited<ReturnType<typeof callingOffAll>>;
      const pictures = await write(async (tx) => {
        const touched = await byAccountDeletion(tx, caller.id);
        const books = touched.campaign.map(({ id }) => id);
        tell = await callingOffAll(tx, books, { by: caller.id, leaves: true });
        return { result: await deleteUser(tx, caller.id), touched };
      });
      tell?.();
      await deleteImages(pictures);
      headers.append("set-cookie", endedSessionCookie());
      return { message: "Your account was deleted." };
    },
    // For its password to be looked at, which may be another one by then.
    { waits: true },
  ),
);
