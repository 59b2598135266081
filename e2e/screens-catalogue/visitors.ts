import { OPERATOR } from "../support/operator";
import type { Visitor } from "./screen-state";

const password = "lantern";

/** Who they are in the seeded story. */
export const VISITORS: Record<
  Exclude<Visitor, "nobody">,
  { username: string; email: string; password: string }
> = {
  dm: { username: "Maren", email: "maren@tomekeeper.example", password },
  player: { username: "Tobias", email: "tobias@tomekeeper.example", password },
  newcomer: { username: "Wenna", email: "wenna@tomekeeper.example", password },
  keeper: { username: "Edda", email: "edda@tomekeeper.example", password },
  hero: { username: "Ilse", email: "ilse@tomekeeper.example", password },
  operator: OPERATOR,
};

/** The evening on which every picture is taken. */
export const DAY = "2026-11-21T19:30:00Z";
