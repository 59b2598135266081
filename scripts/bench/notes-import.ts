// `npm run bench:notes-import`: how long a vault of a thousand files takes to be looked at and to come in, through the door, on both databases; and how
// long somebody else waits meanwhile.
import sharp from "sharp";
import { AppServer, type Kind } from "@/e2e/support/app-server";
import { join, type Player } from "@/e2e/support/cast";
import { makeCampaign } from "@/e2e/support/make";
import { vaultForm, zipOf } from "@/e2e/support/vaults";
import { option } from "./option";
import { slowestMeanwhile } from "./slowest-meanwhile";

const TEXTS = option("texts", 900);
const PICTURES = option("pictures", 100);
const MOST_MS = 20_000;
const FOLDERS = ["People", "Places/Coast", "Places/Inland", "Rumours", "Sessions"];

const pathOf = (number: number): string => `${FOLDERS[number % FOLDERS.length]}/Page ${number}`;
const sentence = "The tide takes the *lower town* twice a day, and **the bells** say when. ";

/** A text with all that people write there, every other with the line ends of Windows. */
const textOf = (number: number): string => {
  const up = "../".repeat(pathOf(number).split("/").length - 1);
  const lines = [
    "---",
    "tags:",
    "  - salt",
    `aliases: [The ${number}th]`,
    "---",
    `# Page ${number}`,
    "",
    number % 2 === 0
      ? `![[${number % PICTURES}.jpg|300]]`
      : `![The harbour](${up}Art/${number % PICTURES}.jpg)`,
    `It leads to [[Page ${(number * 7) % TEXTS}|the town]], [[${pathOf((number * 13) % TEXTS)}]] and [[Nobody ${number % 50}]].`,
    "",
    "> [!warning]- Low tide",
    "> Mind the [gap](https://example.org/gap).",
    "",
    "- [ ] pay",
    "- [x] leave",
    "",
    "| d6 | Omens |",
    "| --- | --- |",
    ...Array.from({ length: 6 }, (_, at) => `| ${at + 1} | [[Page ${(number + at) % TEXTS}\\|Wolves]] |`),
    "",
    ...Array.from({ length: 20 }, () => sentence.repeat(4)),
  ];
  return lines.join(number % 2 === 0 ? "\n" : "\r\n");
};

const pictureOf = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: "#246",
      noise: { type: "gaussian", mean: 100 + number, sigma: 20 },
    },
  })
    .jpeg({ quality: 50 })
    .toBuffer();

const vaultOf = async (): Promise<Buffer> => {
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
  const pictures = await Promise.all(numbers(PICTURES).map(pictureOf));
  return zipOf(
    Object.fromEntries<string | Uint8Array>([
      ["Vault/.obsidian/app.json", "{}"],
      ...numbers(TEXTS).map((number): [string, string] => [`Vault/${pathOf(number)}.md`, textOf(number)]),
      ...pictures.map((bytes, number): [string, Uint8Array] => [`Vault/Art/${number}.jpg`, bytes]),
    ]),
  );
};

interface Answer {
  entries: unknown[];
  made?: unknown[];
}
const bring = async (address: string, { send }: Player, path: string, vault: Buffer, fields: object) => {
  const started = performance.now();
  const sent = send("POST", path, vaultForm(vault, { ...fields }));
  const slowest = await slowestMeanwhile(address, sent);
  const { status, text, json } = await sent;
  if (status >= 300) throw new Error(`${path} was answered with ${status}: ${text.slice(0, 500)}`);
  return { took: performance.now() - started, slowest, answer: json() as Answer };
};

const measure = async (kind: Kind, vault: Buffer): Promise<boolean> => {
  const server = await AppServer.make(kind, "postgres://postgres@127.0.0.1:5432/postgres");
  server.env["RATE_LIMIT_FACTOR"] = "1000000";
  let isGood = true;
  try {
    await server.start();
    const keeper = await join(server.address, "Maren");
    for (const as of ["notes", "handouts"]) {
      const path = `/api/campaigns/${await makeCampaign(keeper, "The Salt Crown")}/notes-import`;
      for (const dry of ["1", "0"]) {
        const { took, slowest, answer } = await bring(server.address, keeper, path, vault, {
          as,
          dry_run: dry,
        });
        isGood &&= took <= MOST_MS && answer.entries.length === TEXTS;
        const what = dry === "1" ? "looked at" : `came in as ${answer.made?.length} records`;
        console.log(
          `${kind}, ${as}: ${TEXTS + PICTURES} files (${(vault.byteLength / 1024 / 1024).toFixed(1)} MB) ${what} in ${(took / 1000).toFixed(2)} s; others waited ${slowest.toFixed(0)} ms at most`,
        );
      }
    }
  } finally {
    await server.remove();
  }
  return isGood;
};

const vault = await vaultOf();
const isGood = [await measure("PostgreSQL", vault), await measure("embedded", vault)];
process.exitCode = isGood.every(Boolean) ? 0 : 1;
