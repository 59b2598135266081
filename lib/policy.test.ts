import { describe, expect, it } from "vitest";
import { type Action, may, policy, type Role } from "@/lib/policy";

const everyone: readonly Role[] = ["creator", "admin", "player"];
const actions = Object.keys(policy) as Action[];

const allowed = (action: Action, owns: boolean) => everyone.filter((role) => may(action, { role, owns }));

describe("policy", () => {
  it.each<[Action, readonly Role[]]>([
    ["campaign:read", everyone],
    ["campaign:change", ["creator", "admin"]],
    ["campaign:delete", ["creator", "admin"]],
    ["campaign:export", ["creator"]],
    ["campaign:leave", everyone],
    ["party:rest", ["creator", "admin"]],
    ["notes:use", ["creator", "admin"]],
    ["invites:read", everyone],
    ["invite:send", everyone],
    ["invite:withdraw", ["creator", "admin"]],
    ["roles:change", ["creator"]],
    ["member:remove", ["creator", "admin"]],
    ["encounter:use", ["creator", "admin"]],
    ["character:read", everyone],
    ["character:create", everyone],
    ["character:change", ["creator", "admin"]],
  ])("lets %s be done to what others own by %j", (action, roles) => {
    expect(allowed(action, false)).toEqual(roles);
  });

  it("lets players change their own characters and additions and withdraw their own invites, and nothing more", () => {
    const gained = actions.filter((action) => allowed(action, true).length > allowed(action, false).length);
    expect(gained).toEqual(["invite:withdraw", "addition:change", "character:change"]);
    for (const action of gained) expect(allowed(action, true)).toEqual(everyone);
  });

  it("never refuses the creator", () => {
    for (const action of actions) expect(may(action, { role: "creator", owns: false })).toBe(true);
  });
});
