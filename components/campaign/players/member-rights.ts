import type { Member } from "@/lib/model/member";
import { may, type Role } from "@/lib/policy";

/** What a reader of this role may do about another member. */
export const memberRights = (role: Role, member: Member, isSelf: boolean) => {
  const standing = { role, owns: false };
  const isOther = !isSelf && member.role !== "creator";
  // An admin removes players only.
  const isInReach = role === "creator" || member.role === "player";
  return {
    maySeeAs: member.role === "player" && may("player:see", standing),
    mayChangeRole: isOther && may("roles:change", standing),
    mayRemove: isOther && isInReach && may("member:remove", standing),
  };
};
