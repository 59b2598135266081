import sharp from "sharp";
import { campaign, campaignFile, character, formOf } from "../support/campaign-file";
import { zip } from "../support/zip";

/** Requests that cost their sender little and could cost the server much, each kind by somebody with an account. */
export interface Attack {
  readonly name: string;
  readonly path: string;
  readonly bodies: () => Promise<(() => BodyInit)[]>;
  readonly type?: string;
}

const MB = 1024 * 1024;
const filled = (piece: string, bytes = MB - 200) => piece.repeat(Math.floor(bytes / piece.length));

const texts: Attack = {
  name: "JSON of a megabyte",
  path: "/api/campaigns/create",
  type: "application/json",
  bodies: async () => {
    const keys = Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join(",");
    return [
      `{"campaign_name":"N","factions":[${filled("{},").slice(1)}{}]}`,
      `{"campaign_name":"N","factions":[${filled("1,").slice(1)}1]}`,
      `{"campaign_name":"N",${keys}}`,
      `{"campaign_name":"N","themes":"${filled(",")}"}`,
      `{"campaign_name":"N","themes":${filled("[")}`,
      `{"campaign_name":"N","description":"${filled("\\r\\n")}"}`,
      // Above the limit of JSON, below that of two pictures.
      `{"campaign_name":"N","factions":[${filled("{},", 8 * MB)}{}]}`,
    ].map((body) => () => body);
  },
};

/** One colour, as large as it may be: a kilobyte or so. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2a6ca6" } });

const pictures: Attack = {
  name: "pictures of many pixels",
  path: "/api/campaigns/create",
  bodies: async () => {
    const files = [
      await plain(8000, 5000).avif({ effort: 0 }).toBuffer(),
      await plain(4000, 4000).avif({ effort: 0 }).toBuffer(),
      await plain(4000, 4000).gif({ effort: 1 }).toBuffer(),
      await plain(8000, 5000).png({ compressionLevel: 9 }).toBuffer(),
    ];
    return files.map((file) => () => {
      const form = new FormData();
      form.set("campaign_name", "N");
      form.set("cover_img", new Blob([new Uint8Array(file)]), "a.png");
      return form;
    });
  },
};

const ITEM = {
  name: "Lantern",
  type: "",
  description: "",
  image: null,
  range: "",
  area: "",
  cost: "",
  effects: [],
  damageTypes: [],
};

const imports: Attack = {
  name: "campaigns of many rows, and of many bytes",
  path: "/api/campaigns/import",
  bodies: async () => {
    const rows = campaignFile({
      book: campaign({
        characters: Array.from({ length: 40 }, () =>
          character({ items: Array.from({ length: 490 }, () => ITEM) }),
        ),
      }),
    });
    const manifest = { format: "tomekeeper-campaign", version: 1, pictures: [] };
    const nested = zip([
      { name: "manifest.json", bytes: Buffer.from(JSON.stringify(manifest)) },
      { name: "campaign.json", bytes: Buffer.from(filled("[", 15 * MB)) },
    ]);
    const heavy = Buffer.alloc(60 * MB, "PK");
    return [rows, nested, heavy].map((file) => () => formOf(file));
  },
};

export const ATTACKS: readonly Attack[] = [texts, pictures, imports];

interface Siege {
  baseURL: string;
  token: string;
  atOnce: number;
  /** How many are sent in all. */
  most?: number;
  signal?: AbortSignal;
}

/** Sends them in turn, so many at a time; answers how often each status came, "closed" where there was none. */
export const attack = async (
  { path, type, bodies }: Attack,
  { baseURL, token, atOnce, most = Number.POSITIVE_INFINITY, signal }: Siege,
): Promise<Record<string, number>> => {
  const makers = await bodies();
  const statuses: Record<string, number> = {};
  let sent = 0;
  const worker = async () => {
    while (sent < most && !signal?.aborted) {
      const body = makers[sent % makers.length]?.();
      sent += 1;
      if (body === undefined) return;
      const headers = { authorization: `Bearer ${token}`, ...(type && { "content-type": type }) };
      const answer = await fetch(baseURL + path, { method: "POST", headers, body, ...(signal && { signal }) })
        .then(async (given) => {
          await given.arrayBuffer();
          return String(given.status);
        })
        .catch(() => (signal?.aborted ? "cut short" : "closed"));
      statuses[answer] = (statuses[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return statuses;
};
