import "server-only";
import { openConnection } from "./client";
import type { Database } from "./connect";

/**
 * A prepared statement, memoized: built once and planned once on each connection, for what every call or page asks. Behind a pooler, which may
 * answer two statements by two connections, it has no name and is planned each time.
 * @param name of its own: PostgreSQL refuses one name for two texts
 */
export const prepared = <S>(name: string, build: (db: Database, name: string) => S) => {
  const built = new WeakMap<Database, S>();
  return async (db: Database): Promise<S> => {
    const known = built.get(db);
    if (known) return known;
    const { namesStatements } = await openConnection();
    const statement = build(db, namesStatements ? name : "");
    built.set(db, statement);
    return statement;
  };
};
