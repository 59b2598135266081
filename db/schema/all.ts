import { attempts } from "./attempts";
import { campaigns, invites, members, notes } from "./campaigns";
import { changes } from "./changes";
import { belongings, characters, encounters, origins } from "./creatures";
import {
  additions,
  calledOffEvenings,
  eveningAnswers,
  eveningAttendance,
  eveningDates,
  evenings,
} from "./evenings";
import { feedback } from "./feedback";
import { fightActs, fights } from "./fights";
import { handoutReads, handouts } from "./handouts";
import { idempotencyKeys } from "./idempotency-keys";
import { inviteLinks } from "./invite-links";
import { journal } from "./journal";
import { maps } from "./maps";
import { passwordResets } from "./password-resets";
import { presence } from "./presence";
import { rolls } from "./rolls";
import { shown } from "./shown";
import { storedPictures } from "./stored-pictures";
import { users } from "./users";

export const schema = {
  additions,
  attempts,
  belongings,
  calledOffEvenings,
  campaigns,
  changes,
  characters,
  encounters,
  eveningAnswers,
  eveningAttendance,
  eveningDates,
  evenings,
  feedback,
  fightActs,
  fights,
  handoutReads,
  handouts,
  idempotencyKeys,
  inviteLinks,
  invites,
  journal,
  maps,
  members,
  notes,
  origins,
  passwordResets,
  presence,
  rolls,
  shown,
  storedPictures,
  users,
};
