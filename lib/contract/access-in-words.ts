import { RATE, type RateName } from "@/lib/limits";
import { policy, ROLES } from "@/lib/policy";
import type { AnyEndpoint } from "./endpoint";

/** Who may make a call, in a sentence without its full stop. */
export const whoMay = ({ access }: AnyEndpoint): string => {
  if (access === "anyone") return "Anyone";
  if (access === "signed in") return "Anybody who is signed in, about what is their own";
  if (access === "super admin") return "Super admins";
  const verdicts = policy[access.may];
  const allowed = ROLES.flatMap((role, index) => {
    const verdict = verdicts[index];
    if (verdict === "own") return ["players whose own it is"];
    return verdict === true ? [role] : [];
  });
  return `Of the campaign: ${allowed.join(", ")}`;
};

const most = (name: RateName, calls: string): string => {
  const { points, seconds } = RATE[name];
  const span = seconds === 3600 ? "an hour" : `${seconds / 60} minutes`;
  return ` At most ${points}${calls} in ${span}.`;
};

/** What a limit on how often says to who calls. */
export const howOften = ({ access, limit }: AnyEndpoint): string => {
  if (!limit) return "";
  const by = access === "anyone" ? " by a network address" : " by a person";
  if (typeof limit === "string") return most(limit, by);
  const { failures, opened } = limit;
  return most(failures, ` that fail${by}`) + (opened ? most(opened, " of one person's") : "");
};
