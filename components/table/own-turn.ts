import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { announceTurn } from "@/lib/client/page/turn-bell";
import { toast } from "@/lib/client/page/toast";
import { fightTexts } from "@/lib/messages/fight";
import type { Character } from "@/lib/model/creature";

interface Change {
  campaignId: number;
  fightId: number;
  readerId: number;
  /** Opens the fight. */
  onGo: () => void;
}

/** Milliseconds within which acts of a fight are looked at together. */
const BURST = 300;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The id of the toast that says so. */
let said: string | undefined;

const readOwnIds = async (campaignId: number, readerId: number) => {
  const params = { id: campaignId };
  const known = snapshotOf(queryKey(api.characters.list, params)).data as Character[] | undefined;
  const all = known ?? (await call(api.characters.list, { params }));
  return new Set(all.filter(({ createdBy }) => createdBy === readerId).map(({ id }) => id));
};

const look = async ({ campaignId, fightId, readerId, onGo }: Change) => {
  timer = undefined;
  const fight = await call(api.fights.read, { params: { id: fightId } });
  const now = fight.combatants.find(({ id }) => id === fight.turn);
  const characterId = fight.state === "running" ? now?.characterId : null;
  const isMine = characterId && (await readOwnIds(campaignId, readerId)).has(characterId);
  const rings = announceTurn(isMine ? fight : null);
  if (said && !isMine) toast.dismiss(said);
  if (!rings || !now) return;
  said = toast.info(fightTexts.yourTurn, {
    about: "turn",
    description: now.name,
    action: { label: fightTexts.toFight, onClick: onGo },
  });
};

/** Says to a player who reads elsewhere in the book that one of their characters has the turn. Debounced: acts follow each other. */
export const noticeOwnTurn = (change: Change): void => {
  // A fight that was deleted, or is not to be read any more, has no turns.
  timer ??= setTimeout(() => void look(change).catch(() => {}), BURST);
};
