import { test as base } from "@playwright/test";
import { AppServer, type Kind } from "../support/app-server";
import { SERVER } from "../support/database";
import { Relay } from "./relay";
import { type Player, playerAt } from "./table";

/** Takes something back when the test has ended, in whatever way. The last one goes first. */
export type Later = (undo: () => unknown) => void;

interface Fixtures {
  later: Later;
  /** Makes a server on a database of its own, without starting it, so that its environment can be changed first. */
  placeOn: (kind: Kind) => Promise<AppServer>;
  /** A started server on a PostgreSQL database, the database's name, and a signed-up user who has a campaign. */
  onPostgres: { place: AppServer; player: Player; database: string };
  /** The same with a TCP relay between server and database, which can cut or freeze their connections. */
  behindRelay: { relay: Relay; place: AppServer; player: Player };
}

export const test = base.extend<Fixtures>({
  later: async ({ playwright: _ }, use) => {
    const undos: (() => unknown)[] = [];
    await use((undo) => undos.unshift(undo));
    for (const undo of undos) await undo();
  },
  placeOn: async ({ later }, use) => {
    await use(async (kind) => {
      const place = await AppServer.make(kind, SERVER);
      later(() => place.remove());
      return place;
    });
  },
  onPostgres: async ({ placeOn }, use) => {
    const place = await placeOn("PostgreSQL");
    await place.start();
    const database = new URL(place.env["DATABASE_URL"] ?? "").pathname.slice(1);
    await use({ place, player: await playerAt(place), database });
  },
  behindRelay: async ({ placeOn, later }, use) => {
    const place = await placeOn("PostgreSQL");
    const relay = await Relay.before(SERVER);
    later(() => relay.gone());
    place.env["DATABASE_URL"] = relay.through(place.env["DATABASE_URL"] ?? "");
    await place.start();
    // Its end needs the database again.
    later(() => relay.back());
    await use({ relay, place, player: await playerAt(place) });
  },
});

/** Prints what was seen, in a few words, beside the name of the test. */
export const saw = (seen: string) => console.log(`      ${seen}`);
