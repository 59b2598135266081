import { join, type Player } from "@/e2e/support/cast";
import { AppServer, type Kind } from "@/e2e/support/app-server";
import { make, makeCampaign } from "@/e2e/support/make";
import { freePort, serveInTurn } from "@/e2e/support/round-robin.mjs";

export interface Table {
  address: string;
  servers: AppServer[];
  campaignId: number;
  characterId: number;
  /** Who changes things. */
  master: Player;
  /** So many members, each with a token. */
  players: Player[];
  remove: () => Promise<void>;
}

export const MOST = 9000;

/** One instance, or several on one database, behind a proxy that hands requests to them in turn. */
const startServers = async (kind: Kind, instances: number) => {
  const first = await AppServer.make(kind);
  const port = instances > 1 ? await freePort() : 0;
  const address = instances > 1 ? `http://localhost:${port}` : first.address;
  const servers = [first];
  while (servers.length < instances) servers.push(await AppServer.make("embedded"));
  for (const server of servers)
    Object.assign(server.env, {
      DATABASE_URL: first.env["DATABASE_URL"] ?? "",
      NEXTAUTH_URL: address,
      RATE_LIMIT_FACTOR: "1000000",
    });
  for (const server of servers) await server.start();
  if (instances > 1)
    await serveInTurn(
      port,
      servers.map(({ env }) => Number(env["PORT"])),
    );
  return { address, servers };
};

/** A campaign with a character, and members who came in by a link. */
export const setTable = async (kind: Kind, instances: number, players: number): Promise<Table> => {
  const { address, servers } = await startServers(kind, instances);
  const master = await join(address, "Maren");
  const campaignId = await makeCampaign(master, "Bench");
  const { character_id: characterId = 0 } = await make(master, "characters", {
    campaign_id: campaignId,
    character_name: "Isolde Marrow",
    character_max_HP: MOST,
    character_current_HP: MOST,
  });
  const { url } = await make(master, `campaigns/${campaignId}/invite-links`, { hours: 24 });
  const token = String(url).split("/").at(-1);
  const members: Player[] = [];
  while (members.length < players) {
    const player = await join(address, `Player${members.length}`);
    await player.send("POST", `/api/join/${token}`);
    members.push(player);
  }
  return {
    address,
    servers,
    campaignId,
    characterId,
    master,
    players: members,
    remove: async () => {
      for (const server of servers.toReversed()) await server.remove();
    },
  };
};
