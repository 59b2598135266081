import "server-only";
import pino, { type Logger, type LoggerOptions } from "pino";
import { env } from "@/lib/env";
import { describeError } from "./describe-error";
import { openLogOutput } from "./log-output";

// Nothing logs these on purpose; this is for the day when somebody logs a whole record or request.
const secrets = ["password", "passwordHash", "token", "email", "authorization", "cookie", "secret", "text"];

const redact = {
  paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  censor: "[removed]",
};

let output: ReturnType<typeof openLogOutput> | undefined;

const made = (own: LoggerOptions): Logger => {
  const options = { level: env().logLevel, base: null, serializers: { error: describeError }, ...own };
  if (process.env.NODE_ENV === "development")
    return pino({ ...options, transport: { target: "pino-pretty" } });
  output ??= openLogOutput(process.stdout.fd, { sync: env().hosted });
  return pino(options, output);
};

// Made at the first line, because modules are also loaded by the build, which has no environment to read.
let logger: Logger | undefined;
const ours = (): Logger => (logger ??= made({ redact }));
let requests: Logger | undefined;

/** The line that every call writes. */
interface RequestLine {
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  userId?: number;
}

/** Asked for every ten seconds by what watches the server. */
const PROBE = "/api/health";

/** JSON lines on standard output, and readable ones in development; never given tokens, passwords, addresses or texts that people wrote. */
export const log = {
  /** Its fields are all known, so nothing is looked for in them: that took longer than the rest of the line. */
  request: (line: RequestLine) => {
    requests ??= made({});
    if (line.path === PROBE && line.status === 200) requests.debug(line, "request");
    else requests.info(line, "request");
  },
  debug: (fields: object, event: string) => ours().debug(fields, event),
  info: (fields: object, event: string) => ours().info(fields, event),
  warn: (fields: object, event: string) => ours().warn(fields, event),
  error: (fields: object, event: string) => ours().error(fields, event),
  fatal: (fields: object, event: string) => ours().fatal(fields, event),
};
