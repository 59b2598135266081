import { loginTexts, signupTexts } from "@/lib/messages/account";
import type { Account, Credentials } from "@/lib/model/account";
import { api } from "./api";
import { CallError, call } from "./call";
import { clearCredentials, storeToken, storeUserId } from "./credentials";
import { isAmbiguous } from "./failures";

const refusal = (sentence: string) => new CallError(sentence, { status: 200, fields: {} });

/** That it failed stands first, and then why, where no answer came. */
const reached = (error: unknown, otherwise: string): unknown =>
  error instanceof CallError && error.status === 0 ? refusal(otherwise) : error;

const tokenFor = async (credentials: Credentials): Promise<string> => {
  const { token } = await call(api.accounts.logIn, { body: credentials }).catch((error: unknown) => {
    // Whatever else is thrown: the answer could not be read as one that carries a token.
    throw error instanceof CallError ? reached(error, loginTexts.unreachable) : refusal(loginTexts.noToken);
  });
  if (token === "") throw refusal(loginTexts.noToken);
  return token;
};

/**
 * Logs in and stores both credentials; the answer sets the session cookie as well.
 * @throws CallError, with nothing left in storage
 */
export const signIn = async (credentials: Credentials): Promise<Pick<Account, "username">> => {
  const token = await tokenFor(credentials);
  // Whoever was logged in here before: the page may be closed before it is known whose the token is.
  clearCredentials();
  storeToken(token);
  const account = await call(api.accounts.read).catch(() => {
    clearCredentials();
    throw refusal(loginTexts.noUserId);
  });
  storeUserId(account.id);
  return account;
};

/** Logs in to the account that an earlier press of Sign Up made, and gives it the name that was typed since; if that is refused, it keeps the former one. */
const goOn = async ({ username, ...credentials }: Credentials & { username: string }): Promise<void> => {
  const account = await signIn(credentials);
  if (account.username === username) return;
  // A dynamic import, since nearly nobody changes the name between two presses.
  const { changeAccount } = await import("@/lib/client/mutations/account");
  await changeAccount(null, { body: { username } }).catch(() => {});
};

/** A sign-up of this page without a session so far: its e-mail address with its password, and the server's message, unless the answer got lost. */
let unfinished: { who: string; message?: string } | undefined;

/**
 * Creates the account and logs in; answers what is said to the newcomer. Where the account may be there already, because only the log-in
 * failed before or the answer got lost, it goes on from there.
 * @throws CallError
 */
export const signUpAndIn = async (newcomer: Credentials & { username: string }): Promise<string> => {
  const who = JSON.stringify([newcomer.email, newcomer.password]);
  const before = unfinished?.who === who ? unfinished : undefined;
  const signUp = () =>
    call(api.accounts.signUp, { body: newcomer }).catch(async (error: unknown) => {
      if (isAmbiguous(error)) unfinished = { who };
      if (!before || !(error instanceof CallError) || error.status !== 409)
        throw reached(error, signupTexts.unreachable);
      await signIn(newcomer).catch((refused: unknown) => {
        // With another password it is somebody else's account.
        throw refused instanceof CallError && refused.status === 401 ? error : refused;
      });
    });
  const message = before?.message ?? (await signUp())?.message;
  if (message !== undefined) {
    unfinished = { who, message };
    await (before ? goOn(newcomer) : signIn(newcomer));
  }
  unfinished = undefined;
  return message ?? loginTexts.succeeded;
};
