import type { Role } from "@/lib/policy";
import type { Person } from "./account";

/** Somebody at the table of a campaign. */
export interface Member extends Person {
  role: Role;
}
