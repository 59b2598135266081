import { useState } from "react";

/**
 * Ends the choice of a handout or map once the player's list holds the record no more, since it was sealed or deleted. Opened once again,
 * it would else be laid over what they do by then, with its picture large and the focus taken. State adjusted while rendering, so that no
 * leaf has to be mounted for it.
 * @param chosenId the chosen record's, undefined while the list has none
 * @param isLoaded whether the list is there
 * @param end ends the choice where it is still this one
 */
export function useEndLostChoice(
  chosenId: number | undefined,
  isLoaded: boolean,
  end: (id: number) => void,
): void {
  const [before, setBefore] = useState<number>();
  if (chosenId === before || (chosenId === undefined && !isLoaded)) return;
  setBefore(chosenId);
  if (before !== undefined && chosenId === undefined) end(before);
}
