import "server-only";
import { type Download, ZIP } from "@/lib/contract/download";

/** A file to be saved, sent as it is made. */
export const fileResponse = ({ name, content }: Download, headers: Headers): Response => {
  headers.set("content-type", ZIP);
  headers.set("content-disposition", `attachment; filename="${name}"`);
  return new Response(content, { headers });
};
