// The measured calls by `node:http` and `pg` alone: the same checks of token and membership, the same bytes. What it lacks is
// everything else: validation, limits, logs, pages. It says how far away a program without a framework would be.
import { createDecipheriv, hkdfSync } from "node:crypto";
import { createServer } from "node:http";
import pg from "pg";

const key = Buffer.from(
  hkdfSync("sha256", process.env.NEXTAUTH_SECRET, "", "NextAuth.js Generated Encryption Key", 32),
);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const ask = async (name, text, values) => (await pool.query({ name, text, values })).rows;

const open = (token) => {
  const [head, , iv, sealed, tag] = token.split(".");
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(head)).setAuthTag(Buffer.from(tag, "base64url"));
  const claims = JSON.parse(decipher.update(sealed, "base64url", "utf8") + decipher.final("utf8"));
  return claims.exp > Date.now() / 1000 - 15 ? claims : undefined;
};

const PERSON = "select session_version, role from users where id = $1";
const MEMBER = `select u.session_version, m.role, $2::int as campaign_id from users u
  left join members m on m.campaign_id = $2 and m.user_id = u.id where u.id = $1`;
const THROUGH = (table) => `select u.session_version, m.role, x.campaign_id from users u
  left join ${table} x on x.id = $2 left join members m on m.campaign_id = x.campaign_id and m.user_id = u.id where u.id = $1`;

const flag = (value) => (value ? 1 : 0);
const campaign = (row) => ({
  campaign_id: row.id,
  campaign_name: row.name,
  cover_img: row.cover_image,
  cover_color: row.cover_colour,
  description: row.description,
  setting: row.setting,
  factions: JSON.stringify(row.factions),
  themes: JSON.stringify(row.themes),
  map_img: row.map_image,
  is_creator: flag(row.role === "creator"),
  is_admin: flag(row.role === "admin"),
  is_player: flag(row.role === "player"),
  created_at: row.created_at,
});
const six = (name, values) => ({
  [`${name}_str`]: values.str,
  [`${name}_dex`]: values.dex,
  [`${name}_con`]: values.con,
  [`${name}_int`]: values.int,
  [`${name}_wis`]: values.wis,
  [`${name}_cha`]: values.cha,
});
const character = (row) => ({
  character_id: row.id,
  campaign_id: row.campaign_id,
  user_id: row.created_by,
  character_name: row.name,
  character_img: row.image,
  character_level: row.level,
  character_speed: row.speed,
  character_AC: row.armour_class,
  character_current_HP: row.current_hit_points,
  character_max_HP: row.max_hit_points,
  ...six("encounter_ability_score", row.abilities),
  created_at: row.created_at,
  character_description: row.description,
  ...six("encounter_saving_throw", row.saving_throws),
  skill_selected_1: row.first_skill,
  skill_selected_2: row.second_skill,
  race: row.race,
  background: row.background,
  class: row.calling,
});
const item = (row) => ({
  character_inventory_id: row.id,
  character_id: row.character_id,
  item_name: row.name,
  item_type: row.type,
  item_description: row.description,
  item_image: row.image,
  item_range: row.range,
  item_area: row.area,
  item_cost: row.cost,
  damage_types: JSON.stringify(row.damage_types),
  created_at: row.created_at,
  item_effect: row.effects.join("\n"),
});
const note = (row) => ({
  note_id: row.id,
  campaign_id: row.campaign_id,
  note_text: row.text,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const bodyOf = async (request) => {
  let text = "";
  for await (const part of request) text += part;
  return JSON.parse(text);
};

/** What an address asks of the person, and what it answers. */
const callOf = (request) => {
  const [, , resource, second, third] = request.url.split("/");
  const id = Number(third ?? second);
  if (resource === "campaigns")
    return {
      check: ["person", PERSON],
      answer: async (userId) =>
        (
          await ask(
            "campaigns",
            "select c.*, m.role from members m join campaigns c on c.id = m.campaign_id where m.user_id = $1 order by c.created_at, c.id",
            [userId],
          )
        ).map(campaign),
    };
  if (resource === "characters")
    return {
      check: ["member", MEMBER],
      id,
      answer: async () =>
        (
          await ask(
            "characters",
            `select c.*, coalesce(r.name, '') as race, coalesce(b.name, '') as background, coalesce(k.name, '') as calling from characters c
             left join origins r on r.character_id = c.id and r.kind = 'race'
             left join origins b on b.character_id = c.id and b.kind = 'background'
             left join origins k on k.character_id = c.id and k.kind = 'class'
             where c.campaign_id = $1 order by c.created_at, c.id`,
            [id],
          )
        ).map(character),
    };
  if (resource === "character-inventory")
    return {
      check: ["through character", THROUGH("characters")],
      id,
      answer: async () =>
        (
          await ask(
            "items",
            "select * from belongings where character_id = $1 and kind = 'item' order by created_at, id",
            [id],
          )
        ).map(item),
    };
  return {
    check: ["through note", THROUGH("notes")],
    id,
    masters: true,
    answer: async () => {
      const { note_text: text } = await bodyOf(request);
      const rows = await ask(
        "note",
        "update notes set text = $2, updated_at = now() where id = $1 returning *",
        [id, text],
      );
      return note(rows[0]);
    },
  };
};

const serve = async (request) => {
  if (request.url === "/api/health") return [200, { status: "ready" }];
  const claims = open(request.headers.authorization.slice("Bearer ".length));
  if (!claims) return [401, { error: "Please log in to continue using this website." }];
  const { check, id, masters, answer } = callOf(request);
  const userId = Number(claims.sub);
  const [found] = await ask(...check, id === undefined ? [userId] : [userId, id]);
  if (found?.session_version !== claims.sessionVersion) return [401, { error: "Please log in." }];
  if (id !== undefined && !found.role) return [404, { error: "There is nothing here." }];
  if (masters && found.role === "player") return [403, { error: "You may not do this." }];
  return [200, await answer(userId)];
};

createServer((request, response) => {
  void serve(request)
    .catch((error) => [500, { error: String(error) }])
    .then(([status, value]) => {
      const text = JSON.stringify(value);
      response.writeHead(status, {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
        "cache-control": "no-store",
      });
      response.end(text);
    });
}).listen(Number(process.env.PORT), "127.0.0.1");
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit(0));
