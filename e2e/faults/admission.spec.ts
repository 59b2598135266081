// A server that answers, and a database that nobody gets into.
import { setTimeout as pause } from "node:timers/promises";
import { onServer } from "../support/database";
import { saw, test } from "./fixtures";
import { health, playerAt, recovers, refused, together, writeNote } from "./table";

test("too many connections", async ({ placeOn, later }) => {
  const role = `tomekeeper_fault_${process.pid}`;
  // Taken back last: the tables are the role's.
  later(() => onServer(`drop role if exists ${role}`));
  const place = await placeOn("PostgreSQL");
  await onServer(`create role ${role} login superuser`);
  const url = new URL(place.env["DATABASE_URL"] ?? "");
  url.username = role;
  place.env["DATABASE_URL"] = url.href;
  await place.start();
  const player = await playerAt(place);
  // Limits don't apply to superusers.
  await onServer(`alter role ${role} nosuperuser connection limit 0`);
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
  await pause(200);
  const slowest = await together(12, () => refused(() => health(place)));
  await onServer(`alter role ${role} superuser connection limit -1`);
  const back = await recovers(() => writeNote(player, "after"));
  saw(`503 in ${slowest} ms, back in ${back} ms`);
});

test("database that lets nobody in, and one that is away under its name", async ({
  onPostgres: { place, player, database },
  later,
}) => {
  const emptied = () =>
    onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
  const asks = [() => health(place), () => writeNote(player, "while nobody gets in")];
  const refusedAll = async () => Math.max(...(await Promise.all(asks.map((ask) => refused(ask)))));

  await onServer(`alter database ${database} allow_connections false`);
  later(() => onServer(`alter database ${database} allow_connections true`));
  await emptied();
  await pause(200);
  const shut = await refusedAll();
  // Where nobody gets in, nobody is in the way of a new name.
  await onServer(`alter database ${database} rename to ${database}_away`);
  const nameless = await refusedAll();
  await onServer(`alter database ${database}_away rename to ${database}`);
  await onServer(`alter database ${database} allow_connections true`);
  const back = await recovers(() => writeNote(player, "after"));
  saw(`503 in ${shut} and ${nameless} ms, back in ${back} ms`);
});
