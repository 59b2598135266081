import { readFileSync } from "node:fs";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { cpuOf, residentOf } from "../servers";
import { setTable, type Table } from "./table";

/** Milliseconds that each state is watched. */
const WATCHED = 20_000;
const A_SECOND = 20;

interface Stream {
  request: http.ClientRequest;
  response: http.IncomingMessage;
}

/** Opens a stream and reads it, unless it is one that stalls. */
const open = (table: Table, token: string, onText?: (text: string) => void): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const request = http.get(`${table.address}/api/live?campaign_id=${table.campaignId}`, {
      agent: false,
      headers: { authorization: `Bearer ${token}` },
    });
    request.on("error", reject);
    request.on("response", (response) => {
      response.on("error", () => {});
      if (onText) response.setEncoding("utf8").on("data", onText);
      else response.pause();
      resolve({ request, response });
    });
  });

/** The process that serves: the last of those that the starter begins, each with one child. */
const pidOf = (table: Table): number => {
  let pid = table.servers[0]?.child.pid ?? 0;
  for (;;) {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    if (!child) return pid;
    pid = Number(child);
  }
};

/** Changes at a steady pace; answers when each was sent. */
const change = async (table: Table, milliseconds: number): Promise<number[]> => {
  const sent: number[] = [];
  const path = `/api/characters/${table.characterId}/hit-points`;
  const until = Date.now() + milliseconds;
  while (Date.now() < until) {
    const at = Date.now();
    sent.push(at);
    await table.master.send("POST", path, { change: sent.length % 2 === 0 ? 1 : -1 });
    await pause(Math.max(0, 1000 / A_SECOND - (Date.now() - at)));
  }
  return sent;
};

/** Percent of one processor that the server uses while something goes on. */
const loadDuring = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  const [cpu, at] = [cpuOf(pid), performance.now()];
  await work();
  return (100 * (cpuOf(pid) - cpu)) / (performance.now() - at);
};

/** What five hundred open streams cost one instance. */
export const measureStreams = async (count: number) => {
  const perPlayer = 5;
  const table = await setTable("PostgreSQL", 1, Math.ceil(count / perPlayer));
  const streams: Stream[] = [];
  try {
    const pid = pidOf(table);
    await pause(3000);
    const before = residentOf(pid);
    const alone = await loadDuring(pid, () => pause(WATCHED / 2));
    for (const player of table.players)
      for (let one = 0; one < perPlayer && streams.length < count; one += 1)
        streams.push(await open(table, player.token, () => {}));
    await pause(5000);
    const idle = await loadDuring(pid, () => pause(WATCHED));
    const memory = residentOf(pid) - before;
    let sent = 0;
    const busy = await loadDuring(pid, async () => {
      sent = (await change(table, WATCHED)).length;
    });
    return { memory, alone, idle, busy, perSecond: sent / (WATCHED / 1000), after: residentOf(pid) - before };
  } finally {
    for (const { request } of streams) request.destroy();
    await table.remove();
  }
};

/** How soon one who reads hears of changes beside fifty who never do. */
export const measureStalled = async (stalled: number) => {
  const table = await setTable("PostgreSQL", 1, Math.ceil(stalled / 5) + 1);
  const streams: Stream[] = [];
  try {
    const [reader, ...others] = table.players;
    const heard: number[] = [];
    const onText = (text: string) => {
      for (const _ of text.matchAll(/event: change/g)) heard.push(Date.now());
    };
    streams.push(await open(table, reader?.token ?? "", onText));
    for (const player of others)
      for (let one = 0; one < 5 && streams.length <= stalled; one += 1)
        streams.push(await open(table, player.token));
    await pause(2000);
    const pid = pidOf(table);
    const before = residentOf(pid);
    heard.length = 0;
    const sent = await change(table, WATCHED);
    await pause(1000);
    const latencies = sent.map((at, index) => (heard[index] ?? Number.NaN) - at).sort((a, b) => a - b);
    return { latencies, memory: residentOf(pid) - before, missed: sent.length - heard.length };
  } finally {
    for (const { request } of streams) request.destroy();
    await table.remove();
  }
};
