import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { ownCharacterTexts } from "@/lib/messages/own-characters";
import type { Belonging } from "@/lib/model/belonging";
import type { Character } from "@/lib/model/creature";
import { hitPointsOf } from "@/lib/rules/hit-points";
import { type ChangeBy, damageTold, isOthersAlone } from "./damage-told";

interface Known {
  character: Character;
  items: readonly Belonging[];
}
interface CharacterChange extends ChangeBy {
  id: number;
}
interface Watch {
  campaignId: number;
  readerId: number;
  nameOf: (userId: number) => string | undefined;
  /** Opens the inventory of a character. */
  onLook: (characterId: number) => void;
}

/** Milliseconds within which changes are looked at together. */
const BURST = 300;

const readOne = async (character: Character): Promise<Known> => {
  const params = { id: character.id };
  return { character, items: await call(api.belongingCalls.character.item.list, { params }) };
};

/** Says what others do to the reader's own characters: damage, and items that they are given. */
export const watchOwnCharacters = ({ campaignId, readerId, nameOf, onLook }: Watch) => {
  let known = new Map<number, Known>();
  let others = new Set<number>();
  let waiting: CharacterChange[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  /** Reads the reader's own characters; items only of those that are unknown or were `told` to have changed. */
  const read = async (told: readonly CharacterChange[]) => {
    const all = await call(api.characters.list, { params: { id: campaignId } });
    const own = all.filter(({ createdBy }) => createdBy === readerId);
    others = new Set(all.filter((one) => one.createdBy !== readerId).map(({ id }) => id));
    const entries = own.map(async (character) => {
      const before = known.get(character.id);
      const isChanged = !before || told.some(({ id }) => id === character.id);
      return isChanged ? await readOne(character) : { character, items: before.items };
    });
    return new Map((await Promise.all(entries)).map((one) => [one.character.id, one]));
  };
  const tell = (before: Known, { character, items }: Known, by: number) => {
    const { id, name } = character;
    const who = nameOf(by) ?? ownCharacterTexts.somebody;
    const now = hitPointsOf(character);
    const damage = damageTold(hitPointsOf(before.character), now);
    if (damage > 0)
      toast.info(ownCharacterTexts.dealt(who, damage, name, now.current), { about: `damage ${id}` });
    const had = new Set(before.items.map((item) => item.id));
    for (const item of items.filter((one) => !had.has(one.id)))
      toast.info(ownCharacterTexts.gave(who, name, item.name), {
        about: `item ${item.id}`,
        action: { label: "Look", onClick: () => onLook(id) },
      });
  };
  const look = async () => {
    timer = undefined;
    const told = waiting;
    waiting = [];
    const now = await read(told).catch(() => undefined);
    if (isOver) return;
    if (!now) {
      waiting = [...told, ...waiting];
      return;
    }
    for (const [id, one] of now) {
      const before = known.get(id);
      // With what was heard during the read: its answer may count that already.
      const changes = [...told, ...waiting].filter((change) => change.id === id);
      const last = changes.at(-1);
      if (before && last && isOthersAlone(changes, readerId)) tell(before, one, last.by);
    }
    known = now;
  };
  read([]).then(
    (first) => {
      if (known.size === 0) known = first;
    },
    () => {},
  );

  return {
    change: (change: CharacterChange) => {
      // In a fight most changes are to the characters of others: the list isn't asked for again because of them.
      if (others.has(change.id)) return;
      waiting.push(change);
      // Debounced: one act may change several characters.
      timer ??= setTimeout(() => void look(), BURST);
    },
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
};
