import { expect } from "@playwright/test";
import type { Player } from "./cast";
import { type VaultFiles, vaultForm } from "./vaults";

interface Report {
  error?: string;
  entries: {
    position: number;
    title: string;
    left_out: string[];
    pictures: number;
    links: number;
    plain_links: string[];
  }[];
  refused: { position: number; name: string; reason: string }[];
  made?: { position: number; kind: string; id: number }[];
}
type TextRecord = {
  title: string;
  note_text?: string;
  text?: string;
  image?: string | null;
  sealed?: 0 | 1;
  handout_id?: number;
};

/** Sends a vault; answers what is said of it. */
export const bring = async (
  { send }: Player,
  campaignId: number,
  files: VaultFiles | Buffer,
  fields: { as?: string; dry_run?: string; take?: string } = {},
  { status = 201, name = "verrin-vault.zip" } = {},
): Promise<Report> => {
  const path = `/api/campaigns/${campaignId}/notes-import`;
  const answer = await send("POST", path, vaultForm(files, { ...fields }, name));
  expect(answer.status, answer.text).toBe(status);
  return answer.json() as Report;
};
const recordsOf = async ({ send }: Player, path: string) => (await send("GET", path)).json() as TextRecord[];
export const notesOf = (person: Player, id: number) => recordsOf(person, `/api/dm-notes/${id}`);
export const handoutsOf = (person: Player, id: number) => recordsOf(person, `/api/handouts/${id}`);
