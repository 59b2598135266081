import type { LogEntry, LogTarget } from "@/lib/rules/fight-log";
import { countedHitPoints } from "@/lib/rules/counted-hit-points";

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const ended = ({ hasSaved, fell, lostConcentration }: LogTarget) =>
  [
    hasSaved ? ", who saved" : "",
    fell ? ", who fell" : "",
    lostConcentration ? `${fell ? " and" : ", who"} no longer concentrates` : "",
  ].join("");

/** The names as a subject, each with what became of it. */
const named = (targets: readonly LogTarget[]): string =>
  listed(targets.map((one) => `${one.name}${ended(one)}${ended(one) && ","}`));

const damageSentence = ({ actor, targets }: LogEntry): string => {
  const others = actor && targets.every(({ id }) => id !== actor.id);
  if (!others) return `${named(targets)} took ${listed(targets.map(({ amount }) => `${amount}`))} damage`;
  const parts = targets.map(
    (one, at) => `${one.amount}${at === 0 ? " damage" : ""} to ${one.name}${ended(one)}`,
  );
  return `${actor.name} dealt ${listed(parts)}`;
};

/** "Ysolt has 10 and Otho has 5": each has what was given, or more that it had before. */
const temporarySentence = (targets: readonly LogTarget[]): string => {
  const amounts = new Set(targets.map(({ amount }) => amount));
  if (amounts.size > 1) return listed(targets.map(({ name, amount }) => `${name} has ${amount}`));
  return `${listed(targets.map(({ name }) => name))} ${targets.length === 1 ? "has" : "have"} ${targets[0]?.amount}`;
};

const lasting = (rounds: number | null) =>
  rounds === null ? "" : ` for ${rounds} ${rounds === 1 ? "round" : "rounds"}`;

const sentence = (entry: LogEntry): string => {
  const { type, targets, detail, rounds } = entry;
  const who = listed(targets.map(({ name }) => name));
  const [first] = targets;
  const points = countedHitPoints(first?.amount ?? 0);
  const verb = (ofOne: string, ofSeveral: string) => (targets.length === 1 ? ofOne : ofSeveral);
  switch (type) {
    case "add":
      return `${who} came in${targets.every(({ isHidden }) => isHidden) ? ", hidden" : ""}`;
    case "remove":
      return `${who} left the fight`;
    case "start":
      if (entry.isCalled) return "Initiative was called for";
      return first ? `The fight began; ${who} has the turn` : "The fight began";
    case "end":
      return "The fight ended";
    case "next":
      return `${who} has the turn`;
    case "previous":
      return `The turn went back to ${who}`;
    case "initiative":
      return `Initiative: ${listed(targets.map(({ name, amount }) => `${name} ${amount}`))}`;
    case "move":
      return `${who} was moved in the order`;
    case "damage":
      return damageSentence(entry);
    case "accept":
      return entry.heals ? `${who} regained ${points}` : damageSentence(entry);
    case "heal":
      return `${who} regained ${points}`;
    case "temporary":
      return `${temporarySentence(targets)} temporary hit points`;
    case "condition":
      return `${who} ${verb("is", "are")} ${detail}${lasting(rounds)}`;
    case "clear":
      return `${who} ${verb("is", "are")} no longer ${detail}`;
    case "concentrate":
      return detail ? `${who} began to concentrate on ${detail}` : `${who} no longer concentrates`;
    case "hide":
      return `${who} hid`;
    case "show":
      return `${who} came into view`;
    case "name":
      return `${who} ${verb("has", "have")} a name now`;
    case "unname":
      return `${who} ${verb("is", "are")} without a name now`;
    case "defeat":
      return `${named(targets)} ${verb("was", "were")} defeated`;
    case "revive":
      return `${who} ${verb("is", "are")} up again`;
    case "ready":
      return `${who} ${verb("holds", "hold")} an action ready`;
    case "ask":
      return `${detail} asked of ${who}`;
    case "note":
      return `A note on ${who}`;
    case "delay":
      return `${who} delays the turn`;
    case "propose":
      return entry.heals ? `${points} for ${who} proposed` : `${first?.amount} damage to ${who} proposed`;
    case "wave":
      return `${entry.heals ? "Healing of" : "Damage to"} ${who} ${detail || "waved away"}`;
  }
};

/** A sentence that says what was done to whom. */
export const logSentence = (entry: LogEntry): string => `${sentence(entry)}.`;
