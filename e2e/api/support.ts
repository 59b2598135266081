import type { APIResponse } from "@playwright/test";
import { type Campaign, expect } from "../support/fixtures";
import type { Person } from "../support/people";

/** A record as the wire has it. */
export interface Wire {
  [id: `${string}_id`]: number;
  [name: string]: unknown;
}
type Sent = Record<string, string | number | { name: string; mimeType: string; buffer: Buffer }>;

export const answerOf = async <T = Wire>(response: APIResponse, status = 200): Promise<T> => {
  const answer: T = await response.json();
  expect(response.status(), JSON.stringify(answer)).toBe(status);
  return answer;
};

/** Creates by multipart, as the forms do. */
export const create = async (person: Person, path: string, multipart: Sent): Promise<Wire> =>
  answerOf(await person.api.post(path, { multipart }), 201);
export const change = async (person: Person, path: string, data: object): Promise<Wire> =>
  answerOf(await person.api.put(path, { data }));
export const read = async <T = Wire>(person: Person, path: string): Promise<T> =>
  answerOf<T>(await person.api.get(path));

/** The call is refused at this field. */
export const expectRefused = async (response: APIResponse, field: string): Promise<void> => {
  const { fields } = await answerOf<{ fields: object }>(response, 400);
  expect(Object.keys(fields)).toEqual([field]);
};

export const createCharacter = (person: Person, { id }: Campaign, fields: Sent = {}) =>
  create(person, "/api/characters", { campaign_id: id, character_name: "Ilse", ...fields });
export const createEncounter = (person: Person, { id }: Campaign, fields: Sent = {}) =>
  create(person, "/api/encounters", { campaign_id: id, encounter_name: "Goblin", ...fields });

export const isServed = async (person: Person, address: unknown): Promise<boolean> =>
  (await person.api.get(String(address))).status() === 200;

/** The status that each person gets. */
export const statusesOf = async <N extends string>(
  people: Record<N, Person>,
  call: (person: Person) => Promise<APIResponse>,
): Promise<Record<string, number>> => {
  const statuses: [string, number][] = [];
  for (const [name, person] of Object.entries<Person>(people))
    statuses.push([name, (await call(person)).status()]);
  return Object.fromEntries(statuses);
};

export const NO_IDS = ["abc", "0", "-1", "1e3", "1.5", "%2012", "2147483648", "99999999999"];
