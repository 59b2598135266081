// One file: the records of fights refer to each other.
import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import type { FightView, CombatantView } from "@/lib/model/fight";
import { requiredText } from "@/lib/model/text";
import { ABILITIES } from "@/lib/rules/abilities";
import { HIT_POINT_WORDS } from "@/lib/rules/fight-hit-points";
import {
  COMBATANT_KINDS,
  FIGHT_STATES,
  type Proposal,
  PROPOSAL_OUTCOMES,
  type ProposalAnswer,
} from "@/lib/rules/fight-model";
import { HIT_POINTS_SHOWN } from "@/lib/rules/fight-view";
import { wireDate, wireFlag, wireId, wireInteger } from "./codecs";
import { endpoint, message } from "./endpoint";
import { wireAct } from "./fight-acts";
import { type AnswerCodec, readOnly, field, createOnly, listOf, writeOnly, wireRecord } from "./wire";

const condition = z.object({ name: z.string(), rounds: z.int().nullable() });
const optionalId = wireId.nullable();
const figureId = z.int();
const flag = z.union([z.literal(0), z.literal(1)]);
const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);
const figure = z.int().nullable();

/** Fields that a player may not see are absent from what a player is sent. */
const combatant = z.object({
  combatant_id: figureId,
  kind: z.enum(COMBATANT_KINDS),
  character_id: figureId.nullable(),
  encounter_id: figureId.nullable(),
  slug: z.string().nullable(),
  name: z.string(),
  initiative: figure,
  dexterity: z.int().optional(),
  armour_class: figure.optional(),
  current_HP: figure.optional(),
  max_HP: figure.optional(),
  temporary_HP: figure.optional(),
  state: z.enum(HIT_POINT_WORDS).optional(),
  hidden: flag,
  unnamed: flag,
  defeated: flag,
  ready: flag,
  save: z.enum(ABILITIES).nullish(),
  save_dc: figure.optional(),
  save_asked_at: z.iso.datetime().nullish(),
  conditions: z.array(condition),
  concentration: z.string().nullable(),
  note: z.string().optional(),
});
const wireCombatants = z.codec(z.array(combatant), z.custom<CombatantView[]>(), {
  decode: (some) =>
    some.map(({ current_HP, max_HP, temporary_HP, save, save_dc, save_asked_at, ...one }) => ({
      id: one.combatant_id,
      kind: one.kind,
      characterId: one.character_id,
      encounterId: one.encounter_id,
      slug: one.slug,
      name: one.name,
      initiative: one.initiative,
      isHidden: one.hidden === 1,
      isUnnamed: one.unnamed === 1,
      isDefeated: one.defeated === 1,
      isReady: one.ready === 1,
      conditions: one.conditions,
      concentration: one.concentration,
      ...(one.dexterity !== undefined && { dexterity: one.dexterity }),
      ...(one.armour_class !== undefined && { armourClass: one.armour_class }),
      ...(one.note !== undefined && { note: one.note }),
      ...(save !== undefined && { saveAsked: save, saveDifficulty: save_dc ?? null }),
      ...(save_asked_at != null && { saveAskedAt: save_asked_at }),
      ...(one.state && { state: one.state }),
      ...(current_HP != null &&
        max_HP != null && {
          hitPoints: {
            current: current_HP,
            max: max_HP,
            ...(temporary_HP != null && { temporary: temporary_HP }),
          },
        }),
    })),
  encode: (some) => some.map(combatantSent),
});

const saveSent = ({ saveAsked, saveDifficulty, saveAskedAt }: CombatantView) =>
  saveAsked === undefined
    ? {}
    : { save: saveAsked, save_dc: saveDifficulty ?? null, save_asked_at: saveAskedAt ?? null };

const hitPointsSent = ({ hitPoints }: CombatantView) => {
  if (hitPoints === undefined) return {};
  if (hitPoints === null) return { current_HP: null, max_HP: null, temporary_HP: null };
  const { current, max, temporary } = hitPoints;
  return { current_HP: current, max_HP: max, ...(temporary !== undefined && { temporary_HP: temporary }) };
};

/** Written by hand: which figures there are depends on who is asking. */
const combatantSent = (one: CombatantView) => ({
  combatant_id: one.id,
  kind: one.kind,
  character_id: one.characterId,
  encounter_id: one.encounterId,
  slug: one.slug,
  name: one.name,
  initiative: one.initiative,
  hidden: flagOf(one.isHidden),
  unnamed: flagOf(one.isUnnamed),
  defeated: flagOf(one.isDefeated),
  ready: flagOf(one.isReady),
  conditions: one.conditions,
  concentration: one.concentration,
  ...(one.dexterity !== undefined && { dexterity: one.dexterity }),
  ...(one.armourClass !== undefined && { armour_class: one.armourClass }),
  ...(one.note !== undefined && { note: one.note }),
  ...saveSent(one),
  ...(one.state && { state: one.state }),
  ...hitPointsSent(one),
});

const proposal = z.object({
  proposal_id: figureId,
  user_id: figureId,
  combatant_id: figureId,
  amount: z.int(),
  heals: flag,
  created_at: z.iso.datetime(),
});
const wireProposals = z.codec(z.array(proposal), z.custom<Proposal[]>(), {
  decode: (some) =>
    some.map((one) => ({
      id: one.proposal_id,
      userId: one.user_id,
      combatantId: one.combatant_id,
      amount: one.amount,
      heals: one.heals === 1,
      createdAt: one.created_at,
    })),
  encode: (some) =>
    some.map(({ id, userId, combatantId, amount, heals, createdAt }) => ({
      proposal_id: id,
      user_id: userId,
      combatant_id: combatantId,
      amount,
      heals: flagOf(heals),
      created_at: createdAt,
    })),
});
const proposalAnswer = z.object({
  proposal_id: figureId,
  combatant_id: figureId,
  amount: z.int(),
  heals: flag,
  came_to: z.enum(PROPOSAL_OUTCOMES),
  at: z.iso.datetime(),
});
/** Sent to who proposed, so that the proposer's id need not be said. */
const wireAnswers = z.codec(z.array(proposalAnswer), z.custom<ProposalAnswer[]>(), {
  decode: (some) =>
    some.map(({ proposal_id: id, combatant_id: combatantId, amount, heals, came_to: cameTo, at }) => ({
      id,
      userId: 0,
      combatantId,
      amount,
      heals: heals === 1,
      cameTo,
      at,
    })),
  encode: (some) =>
    some.map(({ id, combatantId, amount, heals, cameTo, at }) => ({
      proposal_id: id,
      combatant_id: combatantId,
      amount,
      heals: flagOf(heals),
      came_to: cameTo,
      at,
    })),
});
const summaryLine = z.object({ name: z.string(), damage: z.int(), defeated: z.boolean() });

const fight = wireRecord({
  id: readOnly("fight_id", wireId),
  campaignId: createOnly("campaign_id", wireId),
  name: field("name", requiredText(LIMIT.name, "Please enter a name")),
  state: readOnly("state", z.enum(FIGHT_STATES)),
  round: readOnly("round", z.int()),
  turn: readOnly("turn", optionalId),
  hitPointsShown: field("hit_points_shown", z.enum(HIT_POINTS_SHOWN, "Must be word, number or nothing")),
  version: readOnly("version", z.int().nullable()),
  combatants: readOnly("combatants", wireCombatants.meta({ example: [] })),
  proposals: readOnly("proposals", wireProposals.meta({ example: [] })),
  answers: readOnly("answers", wireAnswers.meta({ example: [] })),
  skipsFallen: field("skips_fallen", wireFlag),
  summary: readOnly(
    "summary",
    z
      .array(summaryLine)
      .nullable()
      .meta({ example: [{ name: "Ysolt", damage: 31, defeated: false }] }),
  ),
  createdAt: readOnly("created_at", wireDate),
});
/** Players' acts carry no version, and players get none; they alone are sent what became of their proposals. */
const answer: AnswerCodec<FightView> = {
  ...fight.answer,
  encode: (view) => {
    const { version, answers, ...rest } = fight.answer.encode(view) as Record<string, unknown>;
    return version === null ? { ...rest, answers } : { ...rest, version };
  },
  decode: (input) => fight.answer.decode({ version: null, answers: [], ...(input as object) }),
};
export const encodeFight = (view: FightView): unknown => answer.encode(view);

const brief = wireRecord({
  id: fight.table.id,
  name: readOnly("name", z.string()),
  state: fight.table.state,
  round: fight.table.round,
  party: readOnly("characters", z.int()),
  hidden: readOnly("hidden", z.int()),
  foes: readOnly(
    "foes",
    z.array(z.object({ name: z.string(), count: z.int() })).meta({ example: [{ name: "Goblin", count: 3 }] }),
  ),
  kinds: readOnly("foe_kinds", z.int()),
  fallen: readOnly("fallen", z.int()),
  fallenName: readOnly("fallen_name", z.string().nullable()),
  createdAt: fight.table.createdAt,
});

const acting = wireRecord({
  version: writeOnly("version", wireInteger(0, LIMIT.id)),
  act: writeOnly("act", wireAct),
});

const logLine = wireRecord({
  id: readOnly("entry_id", wireId),
  round: readOnly("round", z.int()),
  userId: readOnly("user_id", optionalId),
  username: readOnly("username", z.string()),
  text: readOnly("text", z.string()),
  createdAt: readOnly("created_at", wireDate),
  isUndone: readOnly("undone", wireFlag),
});

export const list = endpoint("GET /api/fights/[id]", {
  access: { may: "fight:read", campaign: "id" },
  answer: listOf(answer),
});
/** The fights without what goes on in them, which together may have tens of megabytes. */
export const listBriefs = endpoint("GET /api/fights/[id]/briefs", {
  access: { may: "fight:read", campaign: "id" },
  answer: listOf(brief.answer),
});
export const read = endpoint("GET /api/fights/id/[id]", {
  access: { may: "fight:read", fight: "id" },
  answer,
});
export const create = endpoint("POST /api/fights", {
  access: { may: "fight:run", campaign: "campaign_id" },
  touches: { fights: "rows" },
  body: fight.create(["campaignId", "name"]),
  answer,
  status: 201,
});
export const change = endpoint("PUT /api/fights/[id]", {
  access: { may: "fight:run", fight: "id" },
  touches: { fights: "handler" },
  body: fight.patch,
  answer,
});
export const remove = endpoint("DELETE /api/fights/[id]", {
  access: { may: "fight:run", fight: "id" },
  touches: { fights: "handler" },
  answer: message,
});
export const act = endpoint("POST /api/fights/[id]/acts", {
  access: { may: "fight:act", fight: "id" },
  touches: { fights: "handler", characters: "handler", evenings: "handler", roll: "handler" },
  journal: ["fight", "fall", "rise", "roll"],
  body: acting.create(["act"]),
  answer,
});
export const undo = endpoint("POST /api/fights/[id]/undo", {
  access: { may: "fight:run", fight: "id" },
  touches: { fights: "handler", characters: "handler" },
  body: wireRecord({ version: acting.table.version }).create(["version"]),
  answer,
});
export const readLog = endpoint("GET /api/fights/[id]/log", {
  access: { may: "fight:read", fight: "id" },
  answer: listOf(logLine.answer),
});
