export const ROLES = ["creator", "admin", "player"] as const;
export type Role = (typeof ROLES)[number];

/** What a member is in a campaign, and whether the thing at hand is theirs. Strangers have no standing at all. */
export type Standing = { role: Role; owns: boolean };

type Verdict = boolean | "own";

/**
 * Who may do what. Conditions of state are not permissions and are decided by the queries: a creator can't leave (409), an admin
 * removes players only, a member can't be invited again.
 */
export const policy = {
  //                   creator admin  player
  "campaign:read": [true, true, true],
  "campaign:change": [true, true, false],
  "campaign:delete": [true, true, false],
  "campaign:export": [true, false, false],
  "campaign:leave": [true, true, true],
  "player:see": [true, true, false],
  "table:show": [true, true, false],
  "party:rest": [true, true, false],
  "notes:use": [true, true, false],
  "invites:read": [true, true, true],
  "invite:send": [true, true, true],
  "invite:withdraw": [true, true, "own"],
  "roles:change": [true, false, false],
  "member:remove": [true, true, false],
  "encounter:use": [true, true, false],
  "fight:read": [true, true, true],
  "fight:run": [true, true, false],
  "fight:act": [true, true, true],
  "handout:read": [true, true, true],
  "handout:keep": [true, true, false],
  "map:read": [true, true, true],
  "map:keep": [true, true, false],
  "evening:read": [true, true, true],
  "evening:run": [true, true, false],
  "addition:change": [true, true, "own"],
  "rolls:use": [true, true, true],
  "character:read": [true, true, true],
  "character:create": [true, true, true],
  "character:change": [true, true, "own"],
} as const satisfies Record<string, readonly [creator: Verdict, admin: Verdict, player: Verdict]>;

export type Action = keyof typeof policy;

const column = { creator: 0, admin: 1, player: 2 } as const satisfies Record<Role, number>;

export function may(action: Action, standing: Standing): boolean {
  const verdict: Verdict = policy[action][column[standing.role]];
  return verdict === "own" ? standing.owns : verdict;
}
