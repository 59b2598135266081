import { RENAMED_FROM } from "@/lib/contract/renaming";

/**
 * Says what something was called, where a call has given it another name: only so can who renamed it offer to write the new one in the
 * texts that link to it, since the change itself keeps nothing of before.
 */
export const sayRenamed = (headers: Headers, before: string | null, sent: unknown): void => {
  const { name, title } = (sent ?? {}) as { name?: unknown; title?: unknown };
  const now = name ?? title;
  if (before === null || before.trim() === "" || typeof now !== "string" || now.trim() === before.trim())
    return;
  headers.set(RENAMED_FROM, encodeURIComponent(before.toWellFormed()));
};
