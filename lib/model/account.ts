import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { loginTexts, profileTexts, signupTexts } from "@/lib/messages/account";
import { requiredText, text } from "./text";

const NO_EMAIL = "That is not an e-mail address";

/** A character that is drawn: no blank, and none that only steers or joins others. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;
/** A name of which something is seen: members are told apart by it, and asked in its name. */
const visibleName = (sentence: string) =>
  text(LIMIT.username.max).refine((value) => VISIBLE.test(value), sentence);

export const username = visibleName(signupTexts.incomplete);
export const email = requiredText(LIMIT.email, signupTexts.incomplete).regex(z.regexes.email, NO_EMAIL);
const isFilledIn = (value: string) => value.trim() !== "";
/** One that is longer than any text may be hears the same as one of thirteen characters. */
export const newPassword = text(1000, signupTexts.passwordLength)
  .refine(isFilledIn, signupTexts.incomplete)
  .refine(
    ({ length }) => length >= LIMIT.password.min && length <= LIMIT.password.max,
    signupTexts.passwordLength,
  );

/** Any text may be tried as a password: only the hash decides, and limits are no hint to a guesser. */
export const triedPassword = (sentence: string) => requiredText(1000, sentence);

/** What proves who somebody is. */
export const credentials = z.object({
  email: requiredText(LIMIT.email, loginTexts.incomplete),
  password: triedPassword(loginTexts.incomplete),
});
export type Credentials = z.output<typeof credentials>;

/** A new password, typed twice, the second of which is sent nowhere; an empty one is refused as such, not for being different. */
const typedTwice = { password: newPassword, confirmation: z.string() };
const isSame = (typed: { password: string; confirmation: string }) =>
  typed.password === "" || typed.password === typed.confirmation;
const notSame = {
  path: ["confirmation"],
  error: signupTexts.passwordsDiffer,
  // Said beside whatever else is wrong, so that it doesn't come to light only at the next attempt.
  when: () => true,
};

export const signUpForm = z
  .object({
    username,
    email,
    ...typedTwice,
    confirmation: z.string().refine(isFilledIn, signupTexts.incomplete),
  })
  .refine(isSame, notSame);

export const profileForm = z.object({
  username: visibleName(profileTexts.usernameRequired),
});

export const passwordForm = z
  .object({ currentPassword: triedPassword(signupTexts.incomplete), ...typedTwice })
  .refine(isSame, notSame);

export const farewellForm = z.object({ password: triedPassword(profileTexts.passwordRequired) });

type AccountRole = "user" | "super_admin";

/** What a person may see of their own account. */
export interface Account {
  id: number;
  username: string;
  email: string;
  role: AccountRole;
  image: string | null;
}
/** What members of a campaign see of one another. */
export type Person = Pick<Account, "id" | "username" | "image">;
