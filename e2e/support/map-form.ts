import type { Send } from "./client";
import { png } from "./images";

/** A map of a campaign as it is sent: a form with its picture. */
export const mapForm = (campaign: number, fields: object, picture = png()): FormData => {
  const form = new FormData();
  form.set("campaign_id", String(campaign));
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), "map.png");
  return form;
};

export interface MapRecord extends Record<string, unknown> {
  map_id: number;
  image: string;
}

/** Adds a map by the API. @throws where it is refused */
export const addMap = async (
  { send }: { send: Send },
  campaign: number,
  fields: object,
  picture?: Buffer,
): Promise<MapRecord> => {
  const { status, text, json } = await send("POST", "/api/maps", mapForm(campaign, fields, picture));
  if (status >= 300) throw new Error(`POST /api/maps was answered with ${status}: ${text}`);
  return json() as MapRecord;
};

/** The same; answers its id. */
export const makeMap = async (by: { send: Send }, campaign: number, fields: object): Promise<number> =>
  (await addMap(by, campaign, fields)).map_id;

/** The maps of a campaign in the shape of the answer for a role: players get fewer fields. */
export const mapsOf = async ({ send }: { send: Send }, campaign: number): Promise<MapRecord[]> =>
  (await send("GET", `/api/maps/${campaign}`)).json() as MapRecord[];
