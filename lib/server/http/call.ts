import type { NextRequest } from "next/server";
import type { Database } from "@/db/connect";
import type { Membership } from "@/db/queries/membership";
import type { Access, Params } from "@/lib/contract/endpoint";
import type { JournalKind } from "@/lib/model/journal";
import type { Caller } from "@/lib/server/auth/caller";
import type { UploadedFile } from "./multipart";
import type { Write, WriteOne } from "./write";

type ResourceAccess = Exclude<Access, string>;
export type CallerOf<X> = X extends "anyone" ? null : Caller;
export type MembershipOf<X> = X extends ResourceAccess ? Membership : null;

/** What a handler is given of a request that has passed every check. */
export interface Call<A extends string, X, B, P, R = never, T = "nothing", J extends JournalKind = never> {
  /** For reading. */
  db: Database;
  write: A extends `GET ${string}` ? never : Write<T, J>;
  /** Never of a call that may bring files: it may have waited for them, and is asked again in its transaction. */
  writeOne: A extends `PUT ${string}` | `DELETE ${string}`
    ? [keyof P] extends [never]
      ? WriteOne<T, J>
      : never
    : never;
  caller: CallerOf<X>;
  membership: MembershipOf<X>;
  params: Params<A>;
  body: B;
  pictures: { [K in keyof P]?: UploadedFile };
  /** Of the listing that the route names. */
  rows: R[];
  request: NextRequest;
  /** Whether the request goes through the mirror: a dungeon master gets what the player `caller` gets, less what is for that player alone. */
  isMirrored: boolean;
  /** Of the answer: what a handler sets here is sent. */
  headers: Headers;
  /** Where the status is another than the endpoint's. */
  answerWith: (status: 200 | 201) => void;
}
