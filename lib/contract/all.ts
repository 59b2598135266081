import * as accounts from "./accounts";
import {
  belongingCalls,
  characterActions,
  characterItems,
  characterSpells,
  encounterActions,
  encounterItems,
  encounterSpells,
} from "./belongings";
import * as calendars from "./calendars";
import * as campaignFiles from "./campaign-files";
import * as campaigns from "./campaigns";
import * as characters from "./characters";
import * as encounters from "./encounters";
import type { AnyEndpoint } from "./endpoint";
import * as eveningDrafts from "./evening-drafts";
import * as evenings from "./evenings";
import * as feedback from "./feedback";
import * as fights from "./fights";
import { giveItem } from "./give-item";
import * as handouts from "./handouts";
import * as inviteLinks from "./invite-links";
import * as invites from "./invites";
import { library } from "./library";
import * as libraryTakes from "./library-takes";
import { listen } from "./live";
import * as maps from "./maps";
import * as notes from "./notes";
import * as notesImport from "./notes-import";
import { characterBackgrounds, characterClasses, characterRaces } from "./origins";
import * as party from "./party";
import * as rolls from "./rolls";
import * as search from "./search";
import { readDescription, readHealth } from "./service";
import * as shown from "./shown";
import * as vitals from "./vitals";

// What the browser names (`lib/client/api/api.ts`) without loading it.
export {
  accounts,
  belongingCalls,
  calendars,
  campaignFiles,
  campaigns,
  characterActions,
  characterBackgrounds,
  characterClasses,
  characterItems,
  characterRaces,
  characterSpells,
  characters,
  encounterActions,
  encounterItems,
  encounterSpells,
  encounters,
  eveningDrafts,
  evenings,
  feedback,
  fights,
  giveItem,
  handouts,
  inviteLinks,
  invites,
  library,
  libraryTakes,
  maps,
  notes,
  notesImport,
  party,
  rolls,
  search,
  shown,
  vitals,
};

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === "object" && value !== null && "method" in value && "access" in value;

/** The endpoints of a namespace, beside which it may export what else its callers need. */
const endpointsOf = (namespace: object): AnyEndpoint[] =>
  Object.values(namespace).flatMap((value: unknown) => (isEndpoint(value) ? [value] : []));

/** Every call of the contract. */
export const endpoints: readonly AnyEndpoint[] = [
  { readHealth, readDescription, listen },
  accounts,
  calendars,
  campaigns,
  campaignFiles,
  invites,
  inviteLinks,
  notes,
  notesImport,
  feedback,
  characters,
  encounters,
  party,
  vitals,
  characterRaces,
  characterBackgrounds,
  characterClasses,
  libraryTakes,
  characterItems,
  characterSpells,
  characterActions,
  encounterItems,
  encounterSpells,
  encounterActions,
  { giveItem },
  handouts,
  maps,
  evenings,
  eveningDrafts,
  fights,
  rolls,
  search,
  shown,
  ...Object.values(library),
].flatMap(endpointsOf);
