import type { Download } from "@/lib/contract/download";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import type { AnswerCodec } from "@/lib/contract/wire";
import { OVER_LIMIT } from "@/lib/model/file-bounds";
import type { Named } from "./api";
import { type Arguments, send, unreachable } from "./call";

/** How long the browser may take to begin with the file, in milliseconds. */
const HELD = 60_000;

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "download";

/** Has the browser save the file that a call answers; its size in bytes, and of what it holds too much to come back. @throws CallError, also where it broke off in the middle */
export const download = async <E extends AnyEndpoint & { readonly answer: AnswerCodec<Download> }>(
  name: Named<E>,
  ...given: Arguments<E>
): Promise<{ bytes: number; over: string | null }> => {
  const response = await send(name, ...given);
  const file = await response.blob().catch(() => {
    throw unreachable();
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = nameOf(response);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), HELD);
  return { bytes: file.size, over: response.headers.get(OVER_LIMIT) };
};
