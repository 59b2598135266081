import "server-only";
import pino, { type Logger } from "pino";
import { env } from "@/lib/env";
import { describeError } from "./describe-error";

// Nothing logs these on purpose; this is for the day when somebody logs a whole record or request.
const secrets = ["password", "passwordHash", "token", "email", "authorization", "cookie", "secret", "text"];

let logger: Logger | undefined;

/** Made at the first line, because modules are also loaded by the build, which has no environment to read. */
function ours(): Logger {
  logger ??= pino({
    level: env().logLevel,
    base: null,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[removed]",
    },
    serializers: { error: describeError },
    ...(process.env.NODE_ENV === "development" && { transport: { target: "pino-pretty" } }),
  });
  return logger;
}

/** JSON lines on standard output, and readable ones in development; never given tokens, passwords, addresses or texts that people wrote. */
export const log = {
  debug: (fields: object, event: string) => ours().debug(fields, event),
  info: (fields: object, event: string) => ours().info(fields, event),
  warn: (fields: object, event: string) => ours().warn(fields, event),
  error: (fields: object, event: string) => ours().error(fields, event),
  fatal: (fields: object, event: string) => ours().fatal(fields, event),
};
