import type { Role } from "@/lib/policy";

/** On the wire a caller's role is three flags. */
export const withFlags = <C extends { role: Role }>(campaign: C) => ({
  ...campaign,
  isCreator: campaign.role === "creator",
  isAdmin: campaign.role === "admin",
  isPlayer: campaign.role === "player",
});

interface Flags {
  isCreator: boolean;
  isAdmin: boolean;
}
export const roleOf = ({ isCreator, isAdmin }: Flags): Role => {
  if (isCreator) return "creator";
  return isAdmin ? "admin" : "player";
};
