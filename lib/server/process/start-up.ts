import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { database } from "@/db/client";
import { STATEMENTS } from "@/db/connect";
import { CONNECTION_LOST } from "@/db/postgres-pool";
import { openApiFastPath } from "./api-fast-path";
import { sendPagesForFirstPaint } from "./first-paint/send-pages";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/refusal";
import { shutDownGracefully } from "./graceful-shutdown";
import { normalizeRequests } from "./normalize-requests";
import { log } from "./log";
import { ignoreOutputErrors } from "./log-output";
import { openOperatorChannel } from "./operator-channel";
import { watchEventLoop } from "./overload";
import { allowSlowUploads } from "./slow-uploads";
import { sweepDaily } from "@/lib/server/images/sweep-pictures";
import { leaveStreamsUncompressed } from "./uncompressed-streams";

/** Checks the environment and opens the database, so that what is wrong ends the server at its start with a sentence. */
export async function startUp(): Promise<void> {
  ignoreOutputErrors();
  try {
    const { databaseUrl, dataDir } = env();
    // Made now where it isn't given, so that a folder which can't keep it is refused now.
    void env().sessionSecret;
    await database();
    if (databaseUrl === undefined) openOperatorChannel(dataDir);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
  normalizeRequests();
  openApiFastPath();
  sendPagesForFirstPaint();
  watchEventLoop();
  sweepDaily();
  if (["debug", "trace"].includes(env().logLevel))
    subscribe(STATEMENTS, (statement) => log.debug({ statement }, "statement"));
  subscribe(CONNECTION_LOST, (error) => log.warn({ error }, "database connection lost"));
  leaveStreamsUncompressed();
  allowSlowUploads();
  shutDownGracefully();
}
