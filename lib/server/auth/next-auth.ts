import "server-only";
import { randomUUID } from "node:crypto";
import { NextRequest } from "next/server";
import NextAuth, { type AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { database } from "@/db/client";
import { authorize } from "@/db/queries/membership";
import { LIMIT } from "@/lib/constants";
import { env } from "@/lib/env";
import { credentials } from "@/lib/model/account";
import { Failure } from "@/lib/model/failure";
import { parseJson, readText } from "@/lib/server/http/body";
import { errorResponse, jsonHeaders } from "@/lib/server/http/errors";
import { log } from "@/lib/server/process/log";
import { sessionCookieName } from "./session-token";
import { signIn } from "./sign-in";
import { unknownAddress } from "@/lib/server/http/unknown-address";

const identify = authorize(null);

/** next-auth's own routes: the same sign-in, the same token, the same revocation as the contract's. */
const authOptions = (headers: Headers, onRefusal: (refusal: Failure) => void): AuthOptions => ({
  secret: env().sessionSecret,
  session: { strategy: "jwt", maxAge: LIMIT.tokenAge },
  // Its own logger prints stacks of what is no fault, and whatever a request brought.
  logger: {
    error: (code) => log.warn({ code }, "next-auth"),
    warn: (code) => log.debug({ code }, "next-auth"),
    debug: () => {},
  },
  pages: { signIn: "/login", error: "/login", signOut: "/login" },
  cookies: {
    sessionToken: {
      name: sessionCookieName(),
      options: { httpOnly: true, sameSite: "lax", path: "/", secure: env().siteUrl.startsWith("https:") },
    },
  },
  providers: [
    CredentialsProvider({
      credentials: { email: {}, password: {} },
      authorize: async (given) => {
        const { data } = credentials.safeParse(given);
        if (!data) return null;
        const session = await signIn(await database(), data.email, data.password, headers).catch(
          (error: unknown) => {
            if (error instanceof Failure && error.kind === "signed out") return null;
            // next-auth would answer every error alike, with 401.
            if (error instanceof Failure) onRefusal(error);
            throw error;
          },
        );
        return session && { id: String(session.userId), sessionVersion: session.sessionVersion };
      },
    }),
  ],
  callbacks: {
    jwt: async ({ token, user }) => {
      if (user && "sessionVersion" in user) return { sub: user.id, sessionVersion: user.sessionVersion };
      const session = { userId: Number(token.sub), sessionVersion: Number(token["sessionVersion"]) };
      // Thrown, so that next-auth clears the cookie instead of renewing a token that was revoked.
      if (!(await identify(await database(), session)))
        throw new Failure("signed out", "This session was ended");
      return token;
    },
    session: async ({ session, token }) => ({ expires: session.expires, user: { name: token.sub ?? null } }),
  },
});

/** What next-auth is sent is an address, a password and a token against forgery; it would read any length. */
const LONGEST = 16 * 1024;

/** What it answers of all that it knows: no e-mails are sent here, and its browser's log would be anybody's to write. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  csrf: ["GET"],
  providers: ["GET"],
  error: ["GET"],
  session: ["GET", "POST"],
  signin: ["GET", "POST"],
  signout: ["GET", "POST"],
  callback: ["POST"],
};

/** Its own refusals are plain text, and those of this API are JSON. */
const asRefusal = (answer: Response): Response =>
  answer.status < 400 || answer.headers.get("content-type")?.startsWith("application/json")
    ? answer
    : Response.json(
        { error: "There is nothing to sign in with here" },
        { status: answer.status, headers: jsonHeaders() },
      );

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldsOf = (type: string, text: string): Record<string, unknown> => {
  if (!type.includes("application/json")) return Object.fromEntries(new URLSearchParams(text));
  const fields = text === "" ? {} : parseJson(text);
  if (!isPlain(fields)) throw new Failure("invalid", "The request must be a JSON object");
  return fields;
};

/** The body of a POST. next-auth fails at one that is no JSON object and at a place to return to that is no address. */
const bodyOf = async (request: NextRequest): Promise<string> => {
  const text = await readText(request, LONGEST);
  const type = request.headers.get("content-type") ?? "";
  refuseReturnTo([fieldsOf(type, text)["callbackUrl"]]);
  return text === "" && type.includes("application/json") ? "{}" : text;
};
const refuseReturnTo = (asked: readonly unknown[]): void => {
  if (asked.some((address) => address != null && !isWebAddress(address)))
    throw new Failure("invalid", "The address to return to is not valid");
};
const returnToIn = ({ nextUrl, cookies }: NextRequest): (string | null)[] => [
  nextUrl.searchParams.get("callbackUrl"),
  ...cookies.getAll().flatMap(({ name, value }) => (name.endsWith("next-auth.callback-url") ? [value] : [])),
];
/** Printable ASCII, as a browser sends an address; anything else can't be put into a header. */
const isWebAddress = (address: unknown): boolean =>
  typeof address === "string" &&
  /^[\x21-\x7e]+$/.test(address) &&
  (address.startsWith("/")
    ? URL.canParse(address, env().siteUrl)
    : /^https?:/i.test(address) && URL.canParse(address));

/** next-auth answers its own addresses; under other names its route would be asked for things it does not know. */
export const serveNextAuth = async (
  request: NextRequest,
  context: { params: Promise<{ nextauth: string[] }> },
): Promise<Response> => {
  const { url, method, headers } = request;
  const [action = ""] = (await context.params).nextauth;
  if (!Object.hasOwn(METHODS, action)) return unknownAddress();
  const allow = METHODS[action]?.join(", ") ?? "";
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: jsonHeaders({ allow }) });
  if (method !== "HEAD" && !allow.includes(method))
    return Response.json(
      { error: `This address takes ${allow} only` },
      { status: 405, headers: jsonHeaders({ allow }) },
    );
  const serve = async () => {
    refuseReturnTo(returnToIn(request));
    const body = method === "POST" ? { body: await bodyOf(request) } : {};
    const bounded = new NextRequest(url, { method, headers, ...body });
    let refusal: Failure | undefined;
    const options = authOptions(headers, (refused) => {
      refusal = refused;
    });
    const answer = (await NextAuth(bounded, context, options)) as Response;
    if (refusal) throw refusal;
    return asRefusal(answer);
  };
  return serve().catch((error: unknown) => errorResponse(error, randomUUID()));
};
