import { sqlState } from "./transaction";

/**
 * Nobody listens or answers, its certificate is not to be trusted, or PostgreSQL lets nobody in: out of connections, shutting down, wrong user or password, no such
 * database or one that takes no connections, a standby that takes no changes. A statement that took too long is none of these: it was
 * reached, and ended that statement alone.
 */
const CODES =
  /^(ECONN|SELF_SIGNED_CERT|DEPTH_ZERO_|UNABLE_TO_|CERT_|ERR_TLS_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_|08|28|3D000|53|57P0)|^(55000|25006)$/;
const TEXTS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection is closed|is not queryable|does not support SSL/i;

const chain = (error: unknown): Error[] => (error instanceof Error ? [error, ...chain(error.cause)] : []);

/** Whether an error means that the database can't be reached or entered, rather than that it was asked something wrong. */
export const isDatabaseAway = (error: unknown): boolean =>
  CODES.test(sqlState(error) ?? "") || chain(error).some(({ message }) => TEXTS.test(message));
