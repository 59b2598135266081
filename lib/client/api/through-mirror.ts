import { mirrored, pressInMirror } from "@/lib/client/page/mirror";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { SEE_AS, takesSeeAs } from "@/lib/contract/see-as";

/** Whether a call isn't even sent: with another's eyes nothing of the campaign is changed, which is said. */
export const isForbiddenInMirror = ({ method, access }: AnyEndpoint): boolean => {
  if (mirrored() === null || method === "GET" || typeof access !== "object") return false;
  pressInMirror();
  return true;
};

/** Through whose eyes a call looks, as a field of its query. */
export const eyesOf = (endpoint: AnyEndpoint): Record<string, number> => {
  const player = mirrored();
  return player !== null && takesSeeAs(endpoint) ? { [SEE_AS]: player } : {};
};
