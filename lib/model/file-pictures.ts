import type { CampaignRecord } from "./campaign-file";
import type { CharacterRecord, EncounterRecord } from "./creature-record";

/** What stands in the place of a picture instead; `whose` is the name of what shows it, a map larger than others. */
type Instead = (image: string, whose: string, isMap?: boolean) => string | null;

interface Pictured {
  name: string;
  image: string | null;
}

const shown = <R extends Pictured>(record: R, instead: Instead): R => ({
  ...record,
  image: record.image === null ? null : instead(record.image, record.name),
});

/** The same creature, each of its pictures named otherwise. */
export const renamePictures = <C extends CharacterRecord | EncounterRecord>(
  creature: C,
  instead: Instead,
): C => ({
  ...shown(creature, instead),
  items: creature.items.map((item) => shown(item, instead)),
  spells: creature.spells.map((spell) => shown(spell, instead)),
  actions: creature.actions.map((action) => shown(action, instead)),
});

/** What names the pictures of a creature and of what it owns. */
export const picturesOf = (creature: CharacterRecord | EncounterRecord): string[] => {
  const all: string[] = [];
  renamePictures(creature, (image) => {
    all.push(image);
    return image;
  });
  return all;
};

/** The same book, each of its pictures named otherwise: by its address in the store, or by its place in a file. */
export const renameBookPictures = (book: CampaignRecord, instead: Instead): CampaignRecord => ({
  ...book,
  coverImage: book.coverImage === null ? null : instead(book.coverImage, "the cover"),
  mapImage: book.mapImage === null ? null : instead(book.mapImage, "the map"),
  handouts: book.handouts.map((handout) => ({
    ...handout,
    image: handout.image === null ? null : instead(handout.image, handout.title),
  })),
  maps: book.maps.map((map) => ({
    ...map,
    image: map.image === null ? null : instead(map.image, map.name, true),
  })),
  characters: book.characters.map((character) => renamePictures(character, instead)),
  encounters: book.encounters.map((encounter) => renamePictures(encounter, instead)),
});
