import "server-only";
import { LIMIT } from "@/lib/constants";
import type { LibraryCalls } from "@/lib/contract/library";
import { searchLibrary } from "@/lib/library/library";
import type { LibraryKind } from "@/lib/model/library";
import { linkToNext } from "./page-request";
import { route } from "./route";
import { routes } from "./routes";
import { libraryEntryOf } from "@/lib/server/table/take";

/** The exports of a kind's list in the library; how many fit in all is in `X-Total-Count`. */
export const libraryList = <K extends LibraryKind>({ kind, list }: LibraryCalls<K>) =>
  routes(
    route(list, async ({ body, headers, request }) => {
      const { limit = LIMIT.libraryUsual, offset = 0, ...filters } = body;
      const found = await searchLibrary(kind, filters);
      headers.set("x-total-count", String(found.length));
      if (found.length > offset + limit)
        headers.set("link", linkToNext(request.nextUrl, { limit, offset }, limit));
      return found.slice(offset, offset + limit);
    }),
  );

/** The exports of one entry of a kind. */
export const libraryEntry = <K extends LibraryKind>({ kind, read }: LibraryCalls<K>) =>
  routes(route(read, ({ params }) => libraryEntryOf(kind, params.slug)));
