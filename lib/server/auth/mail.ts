import "server-only";
import { createTransport } from "nodemailer";
import { env } from "@/lib/env";
import { forgottenTexts } from "@/lib/messages/account";
import { log } from "@/lib/server/process/log";

interface Letter {
  to: string;
  subject: string;
  text: string;
  /** An event that goes along, as iCalendar. */
  icalEvent?: { method: string; filename: string; content: string };
}

/** Who letters are from: what MAIL_URL names as `from`, or else an address at the product's own host. */
const senderOf = (mailUrl: string): string =>
  new URL(mailUrl).searchParams.get("from") ?? `Tomekeeper <tomekeeper@${new URL(env().siteUrl).hostname}>`;

/** Whether letters can be sent. */
export const sendsMail = (): boolean => env().mailUrl !== undefined;

/** How long the mail server may be silent, in milliseconds, before a letter counts as lost: many delay their greeting, and look through a letter before they take it. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** What is logged of a letter that failed. The error's message holds the mail server's answer, which repeats whom the letter is for. */
const described = (error: unknown): object => {
  const { name, code, originalCode, responseCode, command } = error as Partial<Record<string, unknown>>;
  return { name, code, originalCode, responseCode, command };
};

/** Sends letters, one after another by one connection. What fails is logged, without the letter: nobody waits for it. */
export const sendMail = async (letters: readonly Letter[]): Promise<void> => {
  const { mailUrl } = env();
  if (mailUrl === undefined || letters.length === 0) return;
  const address = new URL(mailUrl);
  address.searchParams.delete("from");
  const transport = createTransport({ url: address.href, pool: true, maxConnections: 1, ...patience });
  for (const letter of letters)
    try {
      await transport.sendMail({ from: senderOf(mailUrl), ...letter });
    } catch (error) {
      log.warn({ failed: described(error) }, "a letter could not be sent");
    }
  transport.close();
};

/** Tells somebody where they choose a new password. The address is the operator's, never the host that a request brought. */
export const sendResetLink = (person: { username: string; email: string }, token: string): Promise<void> =>
  sendMail([
    {
      to: person.email,
      subject: forgottenTexts.subject,
      text: forgottenTexts.letter(person.username, `${env().siteUrl}/reset/${token}`),
    },
  ]);
