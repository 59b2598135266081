import type { Player } from "./cast";
import { make } from "./make";

interface Size {
  notes: number;
  /** Characters on each sheet. */
  noteLength: number;
  fights: number;
  /** In each fight. */
  combatants: number;
  /** Each with a description of 20,000 characters. */
  characters: number;
}

/** A campaign as large as the limits let it become; answers its id. The last fight is prepared, the one before it runs, the others are over. */
export const makeLargeBook = async (by: Player, size: Size): Promise<number> => {
  const { campaign_id = 0 } = await make(by, "campaigns/create", { campaign_name: "The Salt Crown" });
  for (let at = 1; at <= size.notes; at += 1) {
    const note_text = `Sheet ${at}. ${"The tide takes the lower town. ".repeat(7000)}`.slice(
      0,
      size.noteLength,
    );
    await make(by, "dm-notes", { campaign_id, title: `Session ${at}`, note_text });
  }
  for (let at = 1; at <= size.characters; at += 1) {
    const character_description = "Born on a causeway between two tides. ".repeat(600).slice(0, 20_000);
    await make(by, "characters", { campaign_id, character_name: `Ysolt ${at}`, character_description });
  }
  for (let at = 1; at <= size.fights; at += 1) {
    const { fight_id } = await make(by, "fights", { campaign_id, name: `Ambush ${at}` });
    let version = 1;
    const act = async (what: object) => {
      ({ version = 0 } = await make(by, `fights/${fight_id}/acts`, { version, act: what }));
    };
    // So many as one act takes.
    for (let added = 0; added < size.combatants; added += 100) {
      const others = Array.from({ length: Math.min(100, size.combatants - added) }, (_, one) => ({
        name: `Drowned one of street ${added + one + 1}`,
        max_HP: 20,
        initiative: 10,
      }));
      await act({ type: "add", others });
    }
    if (at === size.fights) break;
    await act({ type: "start" });
    if (at < size.fights - 1) await act({ type: "end" });
  }
  return campaign_id;
};

/** A page of the person's book as a server sends it: its bytes before compression, and milliseconds to the last one. */
export const loadPage = async (address: string, path: string, by: Player, campaignId: number) => {
  const cookie = `next-auth.session-token=${by.token}; selectedCampaignId=${campaignId}`;
  const started = performance.now();
  const response = await fetch(address + path, { headers: { cookie, "accept-encoding": "identity" } });
  const text = await response.text();
  return {
    status: response.status,
    text,
    bytes: Buffer.byteLength(text),
    ms: performance.now() - started,
  };
};
