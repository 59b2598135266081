import { type NextRequest, NextResponse } from "next/server";
import { NONCE_HEADER, NOT_SENT_COOKIE, PAGE_HEADER, SEARCH_HEADER } from "@/lib/constants";
import { env } from "@/lib/env";
import { makeNonce } from "@/lib/nonce";

/**
 * The framework's middleware. Pages only: in front of /api a proxy costs throughput and cuts large bodies silently. Files are left out by
 * their names, not by their endings: what isn't there, and a key such as /join/abc.png, is answered with a page.
 */
export const config = {
  matcher: [
    "/((?!api/|_next/static/|(?:images/[^/]+|favicon\\.ico|icon\\.svg|apple-icon\\.png|manifest\\.webmanifest|robots\\.txt|link-preview\\.jpg|icons/(?:192|512|maskable)\\.png|sounds/(?:bell|dice|page-flip|seal)\\.wav)$).*)",
  ],
};

const development = process.env.NODE_ENV === "development";

/** The toast library writes one style element, first empty, then with its text; an upgrade of it changes the second. */
const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** A policy under which no script runs that this server did not send with this very page. */
const policyWith = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : [`'nonce-${nonce}'`, ...toastStyles].join(" ")}`,
    // Attributes carry data only: accent colours and percentages.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data: https://*.public.blob.vercel-storage.com",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** In seconds. A page that comes later than that is another one. */
const NOT_SENT_FOR = 10;

/**
 * Forms are sent by the page's script. One that the browser sends by itself, because no script runs, is answered by the page again, which
 * then says that nothing was sent.
 */
const showAgain = ({ nextUrl }: NextRequest): NextResponse => {
  const response = NextResponse.redirect(nextUrl, 303);
  response.cookies.set(NOT_SENT_COOKIE, "1", {
    path: nextUrl.pathname,
    maxAge: NOT_SENT_FOR,
    httpOnly: true,
    sameSite: "lax",
  });
  return response;
};

export function proxy(request: NextRequest): NextResponse {
  if (request.method === "POST") return showAgain(request);
  const nonce = makeNonce();
  const policy = policyWith(nonce);
  const headers = new Headers(request.headers);
  // The framework reads the nonce for its own scripts from the request.
  headers.set("content-security-policy", policy);
  headers.set(NONCE_HEADER, nonce);
  headers.set(PAGE_HEADER, request.nextUrl.pathname);
  headers.set(SEARCH_HEADER, request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  if (env().preview) response.headers.set("x-robots-tag", "noindex, nofollow");
  return response;
}
