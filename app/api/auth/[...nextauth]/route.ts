import type { NextRequest } from "next/server";
import { serveNextAuth } from "@/lib/server/auth/next-auth";

type Context = { params: Promise<{ nextauth: string[] }> };

const serve = (request: NextRequest, context: Context) => serveNextAuth(request, context);

export { serve as DELETE, serve as GET, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };
