import type { ChangeKind, NewsKind } from "./model/change";

/** Who of a campaign is told of a change: all members, or the creator and the admins. */
export const AUDIENCES = ["members", "managers"] as const;
export type Audience = (typeof AUDIENCES)[number];

interface Reach {
  /** Who of the campaign is told; null where only the persons are told whom it concerns. */
  audience: Audience | null;
  /** Whether a person is told whichever book is open, or none: it concerns them more than the campaign. */
  isPersonal: boolean;
}

/**
 * Who receives what. A call may narrow or widen it for one record: a fight that players see reaches members, a handout those for whom
 * it is open. Nothing is filtered by the browser.
 */
export const REACH = {
  campaign: { audience: "members", isPersonal: false },
  members: { audience: "members", isPersonal: true },
  invites: { audience: "members", isPersonal: true },
  notes: { audience: "managers", isPersonal: false },
  characters: { audience: "members", isPersonal: false },
  encounters: { audience: "managers", isPersonal: false },
  handouts: { audience: "managers", isPersonal: false },
  fights: { audience: "managers", isPersonal: false },
  shelf: { audience: null, isPersonal: true },
  account: { audience: null, isPersonal: true },
  roll: { audience: "members", isPersonal: false },
  shown: { audience: "members", isPersonal: false },
  presence: { audience: "members", isPersonal: false },
} as const satisfies Record<ChangeKind | NewsKind, Reach>;
