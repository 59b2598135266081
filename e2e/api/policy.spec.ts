// One file: the table of who may what is read as one.
import { expect } from "@playwright/test";
import { endpoints } from "@/lib/contract/all";
import { CALLERS, type CallerName, test } from "../support/cast";
import { addressIn, build, dump, sentIn, type World } from "../support/world";

/**
 * Who gets which answer, in the order: nobody, a stranger, a player who left, a super_admin who is no member, the player whose
 * character it is, another player, an admin, the creator. Written out here once more, so that a mistake in the product's own table shows.
 */
const EXPECTED = `
GET    /api/health                                    200    200    200    200    200    200    200    200
GET    /api/openapi.json                              200    200    200    200    200    200    200    200
GET    /api/live                                      401    200    200    200    200    200    200    200
POST   /api/users/signup                              201    201    201    201    201    201    201    201
POST   /api/users/login                               200    200    200    200    200    200    200    200
POST   /api/users/forgot-password                     200    200    200    200    200    200    200    200
POST   /api/users/reset-password                      404    404    404    404    404    404    404    404
POST   /api/users/logout                              401    200    200    200    200    200    200    200
GET    /api/users/me                                  401    200    200    200    200    200    200    200
PUT    /api/users/me                                  401    200    200    200    200    200    200    200
PUT    /api/users/me/password                         401    200    200    200    200    200    200    200
DELETE /api/users/me                                  401    200    200    200    200    200    200    200
GET    /api/users/me/export                           401    200    200    200    200    200    200    200
POST   /api/users/me/calendar                         401    201    201    201    201    201    201    201
DELETE /api/users/me/calendar                         401    200    200    200    200    200    200    200
GET    /api/calendar/[token]                          404    404    404    404    404    404    404    404
GET    /api/campaigns/my                              401    200    200    200    200    200    200    200
GET    /api/campaigns                                 401    200    200    200    200    200    200    200
POST   /api/campaigns/create                          401    201    201    201    201    201    201    201
PUT    /api/campaigns/[id]                            401    404    404    404    403    403    200    200
DELETE /api/campaigns/[id]                            401    404    404    404    403    403    200    200
GET    /api/campaigns/[id]/export                     401    404    404    404    403    403    403    200
GET    /api/campaigns/[id]/export-markdown            401    404    404    404    200    200    200    200
POST   /api/campaigns/[id]/notes-import               401    404    404    404    403    403    201    201
POST   /api/campaigns/import                          401    201    201    201    201    201    201    201
POST   /api/campaigns/[id]/leave                      401    404    404    404    200    200    200    409
GET    /api/campaigns/[id]/dm                         401    404    404    404    200    200    200    200
GET    /api/campaigns/[id]/roles                      401    404    404    404    200    200    200    200
PUT    /api/campaigns/[id]/roles/[userId]             401    404    404    404    403    403    403    200
DELETE /api/campaigns/[id]/roles/[userId]             401    404    404    404    403    403    200    200
POST   /api/campaigns/invite                          401    404    404    404    201    201    201    201
GET    /api/campaigns/[id]/invites                    401    404    404    404    200    200    200    200
DELETE /api/invites/[id]                              401    404    404    404    200    403    200    200
GET    /api/invites/my                                401    200    200    200    200    200    200    200
POST   /api/invites/respond                           401    200    404    404    404    404    404    404
GET    /api/campaigns/[id]/invite-links               401    404    404    404    200    200    200    200
POST   /api/campaigns/[id]/invite-links               401    404    404    404    201    201    201    201
DELETE /api/invite-links/[id]                         401    404    404    404    200    403    200    200
GET    /api/join/[token]                              200    200    200    200    200    200    200    200
POST   /api/join/[token]                              401    200    200    200    409    409    409    409
GET    /api/campaigns/[id]/search                     401    404    404    404    200    200    200    200
GET    /api/campaigns/[id]/names                      401    404    404    404    200    200    200    200
GET    /api/campaigns/[id]/links                      401    404    404    404    200    200    200    200
POST   /api/campaigns/[id]/rename-links               401    404    404    404    200    200    200    200
GET    /api/search                                    401    200    200    200    200    200    200    200
GET    /api/handouts/[id]                             401    404    404    404    200    200    200    200
POST   /api/handouts                                  401    404    404    404    403    403    201    201
PUT    /api/handouts/[id]                             401    404    404    404    403    403    200    200
DELETE /api/handouts/[id]                             401    404    404    404    403    403    200    200
POST   /api/handouts/[id]/open                        401    404    404    404    403    403    200    200
POST   /api/handouts/[id]/seal                        401    404    404    404    403    403    200    200
POST   /api/handouts/[id]/read                        401    404    404    404    200    200    200    200
GET    /api/maps/[id]                                 401    404    404    404    200    200    200    200
POST   /api/maps                                      401    404    404    404    403    403    201    201
PUT    /api/maps/[id]                                 401    404    404    404    403    403    200    200
DELETE /api/maps/[id]                                 401    404    404    404    403    403    200    200
POST   /api/maps/[id]/open                            401    404    404    404    403    403    200    200
POST   /api/maps/[id]/seal                            401    404    404    404    403    403    200    200
GET    /api/evenings/[id]                             401    404    404    404    200    200    200    200
GET    /api/evenings/id/[id]                          401    404    404    404    200    200    200    200
GET    /api/evenings/coming                           401    200    200    200    200    200    200    200
POST   /api/evenings                                  401    404    404    404    403    403    201    201
PUT    /api/evenings/[id]                             401    404    404    404    403    403    200    200
DELETE /api/evenings/[id]                             401    404    404    404    403    403    200    200
POST   /api/evenings/[id]/dates                       401    404    404    404    403    403    200    200
DELETE /api/evening-dates/[id]                        401    404    404    404    403    403    200    200
POST   /api/evenings/[id]/answers                     401    404    404    404    200    200    200    200
POST   /api/evenings/[id]/settle                      401    404    404    404    403    403    200    200
POST   /api/evenings/[id]/begin                       401    404    404    404    403    403    200    200
POST   /api/evenings/[id]/end                         401    404    404    404    403    403    409    409
POST   /api/evenings/[id]/unbegin                     401    404    404    404    403    403    409    409
POST   /api/evenings/[id]/sign                        401    404    404    404    403    403    200    200
POST   /api/evenings/[id]/unsign                      401    404    404    404    403    403    200    200
GET    /api/evenings/[id]/draft                       401    404    404    404    403    403    200    200
POST   /api/evenings/[id]/draft                       401    404    404    404    403    403    200    200
POST   /api/evenings/[id]/additions                   401    404    404    404    201    201    201    201
PUT    /api/additions/[id]                            401    404    404    404    200    403    200    200
DELETE /api/additions/[id]                            401    404    404    404    200    403    200    200
GET    /api/fights/[id]                               401    404    404    404    200    200    200    200
GET    /api/fights/[id]/briefs                        401    404    404    404    200    200    200    200
GET    /api/fights/id/[id]                            401    404    404    404    200    200    200    200
POST   /api/fights                                    401    404    404    404    403    403    201    201
PUT    /api/fights/[id]                               401    404    404    404    403    403    200    200
DELETE /api/fights/[id]                               401    404    404    404    403    403    200    200
POST   /api/fights/[id]/acts                          401    404    404    404    200    200    200    200
POST   /api/fights/[id]/undo                          401    404    404    404    403    403    200    200
GET    /api/fights/[id]/log                           401    404    404    404    200    200    200    200
GET    /api/campaigns/[id]/rolls                      401    404    404    404    200    200    200    200
POST   /api/campaigns/[id]/rolls                      401    404    404    404    201    201    201    201
GET    /api/campaigns/[id]/shown                     401    404    404    404    200    200    200    200
POST   /api/campaigns/[id]/shown                     401    404    404    404    403    403    200    200
DELETE /api/campaigns/[id]/shown                     401    404    404    404    403    403    200    200
GET    /api/dm-notes/[id]                             401    404    404    404    403    403    200    200
GET    /api/dm-notes/[id]/titles                      401    404    404    404    403    403    200    200
GET    /api/dm-notes/id/[id]                          401    404    404    404    403    403    200    200
POST   /api/dm-notes                                  401    404    404    404    403    403    201    201
PUT    /api/dm-notes/[id]                             401    404    404    404    403    403    200    200
DELETE /api/dm-notes/[id]                             401    404    404    404    403    403    200    200
POST   /api/messages                                  401    201    201    201    201    201    201    201
GET    /api/messages                                  401    403    403    200    403    403    403    403
DELETE /api/messages/[id]                             401    403    403    200    403    403    403    403
GET    /api/characters/[id]                           401    404    404    404    200    200    200    200
GET    /api/characters/id/[id]                        401    404    404    404    200    200    200    200
GET    /api/campaigns/[id]/party                      401    404    404    404    200    200    200    200
POST   /api/characters                                401    404    404    404    201    201    201    201
PUT    /api/characters/[id]                           401    404    404    404    200    403    200    200
DELETE /api/characters/[id]                           401    404    404    404    200    403    200    200
POST   /api/characters/[id]/duplicate                 401    404    404    404    201    201    201    201
POST   /api/characters/[id]/hit-points                401    404    404    404    200    403    200    200
POST   /api/characters/[id]/energy                    401    404    404    404    200    403    200    200
POST   /api/characters/[id]/conditions                401    404    404    404    200    403    200    200
POST   /api/characters/[id]/rest                      401    404    404    404    200    403    200    200
POST   /api/campaigns/[id]/rest                       401    404    404    404    403    403    200    200
GET    /api/encounters/[id]                           401    404    404    404    403    403    200    200
GET    /api/encounters/id/[id]                        401    404    404    404    403    403    200    200
POST   /api/encounters                                401    404    404    404    403    403    201    201
PUT    /api/encounters/[id]                           401    404    404    404    403    403    200    200
DELETE /api/encounters/[id]                           401    404    404    404    403    403    200    200
POST   /api/encounters/[id]/duplicate                 401    404    404    404    403    403    201    201
POST   /api/encounters/[id]/hit-points                401    404    404    404    403    403    200    200
GET    /api/character-races/character/[id]            401    404    404    404    200    200    200    200
POST   /api/character-races                           401    404    404    404    201    403    201    201
PUT    /api/character-races/[id]                      401    404    404    404    200    403    200    200
GET    /api/character-backgrounds/character/[id]      401    404    404    404    200    200    200    200
POST   /api/character-backgrounds                     401    404    404    404    201    403    201    201
PUT    /api/character-backgrounds/[id]                401    404    404    404    200    403    200    200
GET    /api/character-classes/character/[id]          401    404    404    404    200    200    200    200
POST   /api/character-classes                         401    404    404    404    201    403    201    201
PUT    /api/character-classes/[id]                    401    404    404    404    200    403    200    200
GET    /api/character-inventory/character/[id]        401    404    404    404    200    200    200    200
POST   /api/character-inventory                       401    404    404    404    201    403    201    201
PUT    /api/character-inventory/[id]                  401    404    404    404    200    403    200    200
DELETE /api/character-inventory/[id]                  401    404    404    404    200    403    200    200
GET    /api/character-spells/character/[id]           401    404    404    404    200    200    200    200
POST   /api/character-spells                          401    404    404    404    201    403    201    201
PUT    /api/character-spells/[id]                     401    404    404    404    200    403    200    200
DELETE /api/character-spells/[id]                     401    404    404    404    200    403    200    200
GET    /api/character-actions/[id]                    401    404    404    404    200    200    200    200
POST   /api/character-actions                         401    404    404    404    201    403    201    201
PUT    /api/character-actions/[id]                    401    404    404    404    200    403    200    200
DELETE /api/character-actions/[id]                    401    404    404    404    200    403    200    200
GET    /api/encounter-inventory/encounter/[id]        401    404    404    404    403    403    200    200
POST   /api/encounter-inventory                       401    404    404    404    403    403    201    201
PUT    /api/encounter-inventory/[id]                  401    404    404    404    403    403    200    200
DELETE /api/encounter-inventory/[id]                  401    404    404    404    403    403    200    200
GET    /api/encounter-spells/encounter/[id]           401    404    404    404    403    403    200    200
POST   /api/encounter-spells                          401    404    404    404    403    403    201    201
PUT    /api/encounter-spells/[id]                     401    404    404    404    403    403    200    200
DELETE /api/encounter-spells/[id]                     401    404    404    404    403    403    200    200
GET    /api/encounter-actions/[id]                    401    404    404    404    403    403    200    200
POST   /api/encounter-actions                         401    404    404    404    403    403    201    201
PUT    /api/encounter-actions/[id]                    401    404    404    404    403    403    200    200
DELETE /api/encounter-actions/[id]                    401    404    404    404    403    403    200    200
POST   /api/encounters/from-library                   401    404    404    404    403    403    201    201
POST   /api/encounters/import                         401    404    404    404    403    403    201    201
POST   /api/character-inventory/[id]/give             401    404    404    404    200    403    200    200
POST   /api/character-inventory/from-library          401    404    404    404    201    403    201    201
POST   /api/encounter-inventory/from-library          401    404    404    404    403    403    201    201
POST   /api/character-spells/from-library             401    404    404    404    201    403    201    201
POST   /api/encounter-spells/from-library             401    404    404    404    403    403    201    201
POST   /api/character-actions/from-library            401    404    404    404    201    403    201    201
POST   /api/encounter-actions/from-library            401    404    404    404    403    403    201    201
GET    /api/library/monsters                          401    200    200    200    200    200    200    200
GET    /api/library/monsters/[slug]                   401    200    200    200    200    200    200    200
GET    /api/library/spells                            401    200    200    200    200    200    200    200
GET    /api/library/spells/[slug]                     401    200    200    200    200    200    200    200
GET    /api/library/items                             401    200    200    200    200    200    200    200
GET    /api/library/items/[slug]                      401    200    200    200    200    200    200    200
GET    /api/library/conditions                        401    200    200    200    200    200    200    200
GET    /api/library/conditions/[slug]                 401    200    200    200    200    200    200    200
GET    /api/library/races                             401    200    200    200    200    200    200    200
GET    /api/library/races/[slug]                      401    200    200    200    200    200    200    200
GET    /api/library/classes                           401    200    200    200    200    200    200    200
GET    /api/library/classes/[slug]                    401    200    200    200    200    200    200    200
`;

const expected = new Map(
  EXPECTED.trim()
    .split("\n")
    .map((line) => {
      const [method, path, ...statuses] = line.trim().split(/\s+/);
      return [`${method} ${path}`, statuses.map(Number)];
    }),
);

/** Calls that end the session or the account that makes them, or change the name by which other tests know it. */
const ENDING = [
  "PUT /api/users/me",
  "PUT /api/users/me/password",
  "DELETE /api/users/me",
  "POST /api/users/logout",
];

test("the table names every call of the contract and no other", () => {
  const named = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect([...expected.keys()].sort()).toEqual(named.sort());
});

/** Besides deletions, calls after which the same call would be answered differently. */
const SETTLING = [
  "POST /api/character-inventory/[id]/give",
  "POST /api/campaigns/[id]/leave",
  "POST /api/campaigns/invite",
  "POST /api/invites/respond",
  "POST /api/join/[token]",
  "POST /api/handouts/[id]/seal",
  "POST /api/maps/[id]/seal",
  "POST /api/evenings/[id]/begin",
  "POST /api/fights/[id]/acts",
  "POST /api/fights/[id]/undo",
  "POST /api/character-races",
  "POST /api/character-backgrounds",
  "POST /api/character-classes",
];

// Built once a worker, and again after what can't be done twice.
let shared: World | undefined;

for (const endpoint of endpoints) {
  const name = `${endpoint.method} ${endpoint.path}`;
  const statusOf = (caller: CallerName) => expected.get(name)?.[CALLERS.indexOf(caller)] ?? 0;
  const refused = CALLERS.filter((caller) => statusOf(caller) >= 400);
  const allowed = CALLERS.filter((caller) => statusOf(caller) < 400);
  const isSettling = endpoint.method === "DELETE" || SETTLING.includes(name);

  test(`${name} is answered to whom it may be, and else changes nothing`, async ({ cast }) => {
    const send = async (caller: CallerName, world: World) => {
      const isEnding = ENDING.includes(name) && caller !== "nobody";
      const sendAs = isEnding ? (await cast.standIn()).send : cast.sendAs(caller);
      return sendAs(endpoint.method, addressIn(endpoint, world, cast), sentIn(endpoint, world, cast));
    };
    shared ??= await build(cast);
    const before = endpoint.method === "GET" ? [] : await dump(shared, cast, refused);
    for (const caller of refused) {
      const { status, text } = await send(caller, shared);
      expect([caller, status, text]).toEqual([
        caller,
        statusOf(caller),
        expect.stringMatching(/^\{"error":"[^"]+"/),
      ]);
    }
    if (endpoint.method !== "GET") expect(await dump(shared, cast, refused)).toEqual(before);
    for (const caller of allowed) {
      shared ??= await build(cast);
      expect([caller, (await send(caller, shared)).status]).toEqual([caller, statusOf(caller)]);
      if (isSettling) shared = undefined;
    }
  });
}
