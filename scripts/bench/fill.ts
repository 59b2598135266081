import { sql } from "drizzle-orm";
import type { Database } from "@/db/connect";

const sentence = "'The tide takes the lower town twice a day, and the bells say when. '";
const abilities = `'{"str":8,"dex":14,"con":12,"int":10,"wis":16,"cha":13}'::jsonb`;
/** Spread over a year, as rows of a life are. */
const moment = (number: string) => `timestamptz '2025-01-01' + ${number} * interval '31 seconds'`;

/** What stands in each table where there are so many characters: what people would have made on the way there. */
const sizesOf = (characters: number) => ({
  users: characters / 5,
  campaigns: characters / 10,
  encounters: characters / 5,
  feedback: characters / 50,
  attempts: characters / 10,
});

/** Ten characters a campaign, each with its three origins and three belongings; four members, a note and an invite a campaign. */
const statements = (characters: number): string[] => {
  const { users, campaigns, encounters, feedback, attempts } = sizesOf(characters);
  const stats = `1, 30, 12, 10, 10, ${abilities}`;
  const inCampaign = (number: string, per: number) => `1 + (${number} - 1) / ${per}`;
  return [
    // The rows below refer to each other rightly; to have each of them checked would take longer than to write them.
    "set session_replication_role = replica",
    `insert into users (username, email, password_hash) select 'Person ' || n, 'person.' || n || '@bench.example', 'none' from generate_series(1, ${users}) n`,
    `insert into campaigns (name, cover_colour, description, setting, created_at) select 'Campaign ' || n, '#2a6ca6', repeat(${sentence}, 6), ${sentence}, ${moment("n")} from generate_series(1, ${campaigns}) n`,
    `insert into members (campaign_id, user_id, role, created_at) select c, 1 + (c * 7 + m * 13) % ${users}, case m when 0 then 'creator' when 1 then 'admin' else 'player' end, ${moment("c")} from generate_series(1, ${campaigns}) c, generate_series(0, 3) m on conflict do nothing`,
    `insert into notes (campaign_id, text, created_at) select n, repeat(${sentence}, 6), ${moment("n")} from generate_series(1, ${campaigns}) n`,
    `insert into invites (campaign_id, sender_id, receiver_id) select n, 1 + (n * 7) % ${users}, 1 + (n * 11) % ${users} from generate_series(1, ${campaigns}) n`,
    `insert into characters (campaign_id, created_by, name, description, level, speed, armour_class, current_hit_points, max_hit_points, abilities, saving_throws, created_at) select ${inCampaign("n", 10)}, 1 + n % ${users}, 'Character ' || n, repeat(${sentence}, 3), ${stats}, ${abilities}, ${moment("n")} from generate_series(1, ${characters}) n`,
    `insert into encounters (campaign_id, name, description, level, speed, armour_class, current_hit_points, max_hit_points, abilities, created_at) select ${inCampaign("n", 2)}, 'Encounter ' || n, ${sentence}, ${stats}, ${moment("n")} from generate_series(1, ${encounters}) n`,
    `insert into origins (campaign_id, character_id, kind, name, description) select ${inCampaign("n", 10)}, n, kind, 'Of ' || kind, ${sentence} from generate_series(1, ${characters}) n, unnest(array['race', 'background', 'class']) kind`,
    `insert into origins (campaign_id, encounter_id, kind, name, description) select ${inCampaign("n", 2)}, n, 'race', 'Of race', ${sentence} from generate_series(1, ${encounters}) n`,
    `insert into belongings (campaign_id, character_id, kind, name, type, description, range, area, cost, level, created_at) select ${inCampaign("n", 10)}, n, kind, 'Thing ' || n, 'Tool', ${sentence}, '30 ft', '', '1 action', case kind when 'spell' then 1 end, ${moment("n")} from generate_series(1, ${characters}) n, unnest(array['item', 'spell', 'action']) kind`,
    `insert into belongings (campaign_id, encounter_id, kind, name, type, description, range, area, cost, created_at) select ${inCampaign("n", 2)}, n, 'action', 'Strike', 'Combat', ${sentence}, '5 ft', '', '', ${moment("n")} from generate_series(1, ${encounters}) n`,
    `insert into feedback (user_id, type, text, created_at) select 1 + n % ${users}, case n % 2 when 0 then 'error' else 'review' end, ${sentence}, ${moment("n")} from generate_series(1, ${feedback}) n`,
    `insert into attempts (key, points, expire) select 'invite:' || n, 1, now() + interval '1 hour' from generate_series(1, ${attempts}) n`,
    "set session_replication_role = default",
  ];
};

/** Fills a migrated database whose user may switch the checks of references off. */
export const fill = async (db: Database, characters: number): Promise<void> => {
  await db.transaction(async (tx) => {
    for (const statement of statements(characters)) await tx.execute(sql.raw(statement));
  });
  await db.execute(sql.raw("vacuum analyze"));
};
