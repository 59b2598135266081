import { RATE } from "@/lib/limits";
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

/** What a limit on how often says to who calls. */
export const howOften = ({ access, limit }: AnyEndpoint): string => {
  if (!limit) return "";
  const isOfFailures = typeof limit === "object";
  const { points, seconds } = RATE[isOfFailures ? limit.failures : limit];
  const span = seconds === 3600 ? "an hour" : `${seconds / 60} minutes`;
  const by = access === "anyone" ? "a network address" : "a person";
  return ` At most ${points}${isOfFailures ? " that fail" : ""} by ${by} in ${span}.`;
};
