import { attempts } from "./attempts";
import { campaigns, invites, members, notes } from "./campaigns";
import { belongings, characters, encounters, origins } from "./creatures";
import { feedback } from "./feedback";
import { users } from "./users";

export const schema = {
  attempts,
  belongings,
  campaigns,
  characters,
  encounters,
  feedback,
  invites,
  members,
  notes,
  origins,
  users,
};
