import { connect } from "@/db/connect";
import { OPERATOR_ACTIONS, type OperatorAction, type OperatorRequest } from "@/db/queries/operator";
import { refuseMissingDatabase } from "@/db/refuse-missing-database";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/refusal";
import { askServerTo } from "@/lib/server/process/operator-channel";

/**
 * Does something to an account: by the running server where the database is its own, else by a connection of ours. Where people open the
 * product is answered too, by that server as it was started, since a command's shell may have other variables.
 * @throws Refusal where no account has the address
 */
export async function byOperator(action: OperatorAction, what: OperatorRequest) {
  const settings = env();
  const told =
    settings.databaseUrl === undefined ? await askServerTo(settings.dataDir, action, what) : undefined;
  const person = told === undefined ? await doHere(action, what) : told;
  if (!person) throw new Refusal(`There is no account with the e-mail address ${what.email}: sign up first.`);
  return { siteUrl: settings.siteUrl, ...person };
}

async function doHere(action: OperatorAction, what: OperatorRequest) {
  refuseMissingDatabase(env());
  const { db, close } = await connect(env());
  try {
    return await OPERATOR_ACTIONS[action](db, what);
  } finally {
    await close();
  }
}
