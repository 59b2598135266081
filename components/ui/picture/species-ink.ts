/**
 * What chooses the ink of a monster's initial: its species ("Goblin" of "Goblin 2"), so that all of a kind are alike on every page and the
 * same for everybody at the table. Ids in fights are drawn, and would recolour each fight.
 */
export const speciesInk = (name: string): number => {
  const species = name.replace(/ \d+$/, "");
  return species.length + species.charCodeAt(0);
};
