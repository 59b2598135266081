import { serveStoredImage } from "@/lib/server/images/serve-image";

type Context = { params: Promise<{ name: string }> };

export const GET = async (_request: Request, context: Context) =>
  serveStoredImage((await context.params).name);
