import "server-only";
import type { Membership } from "@/db/queries/membership";
import { TEXT_PARAMETERS } from "@/lib/contract/endpoint";
import { Failure } from "@/lib/model/failure";
import { parseId } from "@/lib/model/id";
import { type Action, may } from "@/lib/policy";

export interface Context {
  /** Resolves to nothing for an address without parameters. */
  params: Promise<Record<string, string | string[] | undefined> | undefined>;
}

const notAllowed = () => new Failure("forbidden", "You may not do this in this campaign");
const notThere = () => new Failure("missing", "There is nothing here, or nothing that you may see");

export interface PathParameters {
  ids: Record<string, number>;
  texts: Record<string, string>;
}
const isText = (name: string) => TEXT_PARAMETERS.some((one) => one === name);

/** The parameters of an address, ids apart from texts. @throws Failure "missing" for what is no id */
export const pathParameters = async (context: Context): Promise<PathParameters> => {
  const parameters: PathParameters = { ids: {}, texts: {} };
  for (const [name, value] of Object.entries((await context.params) ?? {})) {
    if (isText(name) && typeof value === "string") {
      parameters.texts[name] = value;
      continue;
    }
    const id = parseId(value);
    if (id === undefined) throw notThere();
    parameters.ids[name] = id;
  }
  return parameters;
};

/** @throws Failure "missing" for strangers, who learn nothing; "forbidden" for members who may not */
export const guard = (action: Action, membership: Membership | null): Membership => {
  if (!membership) throw notThere();
  if (!may(action, membership)) throw notAllowed();
  return membership;
};
