import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { AppServer } from "../../e2e/support/app-server";
import { type Case, check, type Later } from "./case";
import { onPostgres } from "./database";
import { leftBehindCases } from "./left-behind";
import { notesOf, playerAt, recovers, refused, together, upload, writeNote } from "./table";
import { fill, tinyDisk } from "./tiny-disk";

type Store = { address: string; answer: RequestListener };

/** An image store that answers as it is told. */
async function imageStore(later: Later): Promise<Store> {
  const store: Store = { address: "", answer: stored };
  const server = createServer((request, response) => store.answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  later(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address === "object" && address) store.address = `http://127.0.0.1:${address.port}`;
  return store;
}

const stored: RequestListener = (request, response) => {
  request.resume().on("end", () => {
    const url = `https://tome.public.blob.vercel-storage.com/images/${crypto.randomUUID()}.webp`;
    const entry = {
      url,
      downloadUrl: url,
      pathname: "images/a.webp",
      contentType: "image/webp",
      contentDisposition: "",
    };
    response.setHeader("content-type", "application/json").end(JSON.stringify(entry));
  });
};
const failing: RequestListener = (request, response) => {
  request.resume().on("end", () => response.writeHead(500).end("{}"));
};
const silent: RequestListener = (request) => {
  request.resume();
};

async function withStore(later: Later) {
  const store = await imageStore(later);
  const place = await AppServer.make("embedded");
  later(() => place.remove());
  place.env["BLOB_READ_WRITE_TOKEN"] = "vercel_blob_rw_store_secret";
  place.env["VERCEL_BLOB_API_URL"] = store.address;
  await place.start();
  return { store, place, player: await playerAt(place) };
}

export const storageCases: Case[] = [
  ...leftBehindCases,
  {
    name: "disk full for uploads",
    bound: 90,
    run: async (later) => {
      const disk = tinyDisk(8, later);
      const place = await onPostgres(later);
      place.env["DATA_DIR"] = disk;
      await place.start();
      const player = await playerAt(place);
      await recovers(() => upload(place, player));
      const free = fill(disk);
      const slowest = await together(4, () => refused(() => upload(place, player)));
      check((await writeNote(player, "without a picture")).status < 300, "texts aren't kept any more");
      free();
      const back = await recovers(() => upload(place, player));
      const { code, said } = await place.command("backup", `${place.dataDir}.tar`);
      later(() => place.run(["-e", `fs.rmSync("${place.dataDir}.tar", { force: true })`]));
      check(code === 0 && !said.includes("lost earlier"), `a row shows a picture that isn't there: ${said}`);
      return `503 in ${slowest} ms, texts are kept, no row without its picture, back in ${back} ms`;
    },
  },
  {
    name: "disk full for the embedded database",
    bound: 120,
    run: async (later) => {
      const disk = tinyDisk(128, later);
      const place = await AppServer.make("embedded");
      later(() => place.remove());
      place.env["DATA_DIR"] = disk;
      await place.start();
      const player = await playerAt(place);
      const kept: string[] = [];
      const write = async (text: string) => {
        const answer = await writeNote(player, text);
        if (answer.status < 300) kept.push(text);
        return answer;
      };
      await write("before");
      const free = fill(disk);
      // Some more fits into the files that are there.
      const text = "ink ".repeat(4_000);
      let answer = await write(`0 ${text}`);
      for (let count = 1; answer.status < 300 && count < 4_000; count += 1)
        answer = await write(`${count} ${text}`);
      const slowest = await refused(() => write(`again ${text}`));
      free();
      const back = await recovers(() => write("after"), 30_000);
      const there = new Set(await notesOf(player));
      const lost = kept.filter((one) => !there.has(one));
      check(lost.length === 0, `${lost.length} of ${kept.length} acknowledged notes are lost`);
      await place.stop();
      await place.start();
      const again = new Set(await notesOf(player));
      check(
        kept.every((one) => again.has(one)),
        "acknowledged notes are lost after a restart",
      );
      return `503 in ${slowest} ms, ${kept.length} notes kept, none lost, back in ${back} ms`;
    },
  },
  {
    name: "image store failing, and back",
    bound: 60,
    run: async (later) => {
      const { store, place, player } = await withStore(later);
      await recovers(() => upload(place, player));
      store.answer = failing;
      const slowest = await together(4, () => refused(() => upload(place, player)));
      store.answer = stored;
      return `503 in ${slowest} ms, back in ${await recovers(() => upload(place, player))} ms`;
    },
  },
  {
    name: "image store silent, and back",
    bound: 60,
    run: async (later) => {
      const { store, place, player } = await withStore(later);
      store.answer = silent;
      const slowest = await together(4, () => refused(() => upload(place, player)));
      check((await writeNote(player, "meanwhile")).status < 300, "texts aren't kept meanwhile");
      store.answer = stored;
      return `503 in ${slowest} ms, texts are kept, back in ${await recovers(() => upload(place, player))} ms`;
    },
  },
];
