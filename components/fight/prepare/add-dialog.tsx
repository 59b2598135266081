import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/checkbox";
import { FOR_MASTER, RollerContext } from "@/components/ui/text/roller";
import { Dialog } from "@/components/ui/dialog/dialog";
import { LibraryDialog } from "@/components/library/library-dialog";
import type { Character, EncounterStats } from "@/lib/model/creature";
import type { FightView, SentAct } from "@/lib/model/fight";
import { MOST_COPIES } from "@/lib/rules/copy-names";
import { AddEncounters } from "./add-encounters";
import { AddOther } from "./add-other";
import { AddParty } from "./add-party";
import { type Adding, adding } from "./adding";
import { Segments } from "@/components/fight/order/segments";

export type AddSource = "encounters" | "party" | "other" | "row" | "library";

interface AddDialogProps {
  fight: FightView;
  characters: readonly Character[];
  encounters: readonly EncounterStats[];
  from: AddSource;
  act: (act: SentAct, onRefused?: () => void) => void;
  onClose: () => void;
}

const PLACES = [
  { value: "encounters", label: "This book" },
  { value: "party", label: "Party" },
  { value: "other", label: "Nameless" },
  { value: "row", label: "Reminder" },
] as const;

/** Who comes into the fight: from the book, the party or the library, nameless others and reminders; hidden if one likes. */
export function AddDialog({ fight, characters, encounters, from, act, onClose }: AddDialogProps) {
  const [place, setPlace] = useState<AddSource>(from);
  const [hidden, setHidden] = useState(false);
  const add = (some: Adding, onRefused?: () => void) => act(adding({ ...some, hidden }), onRefused);
  const addAndClose = (some: Adding, onRefused?: () => void) => {
    add(some, onRefused);
    onClose();
  };
  if (place === "library")
    return (
      <RollerContext value={FOR_MASTER}>
        <LibraryDialog
          kind="monsters"
          where={`into ${fight.name}`}
          mostCopies={MOST_COPIES}
          onTake={({ slug, name }, count) => {
            add({ library: [{ slug, count }] });
            return Promise.resolve(Array.from({ length: count }, () => name));
          }}
          onCreate={() => setPlace("other")}
          onClose={onClose}
        />
      </RollerContext>
    );
  return (
    <Dialog title="Who comes into the fight" size="md" onClose={onClose}>
      <div className="stack">
        <Segments label="From where" options={PLACES} value={place} onChange={setPlace} />
        <div className="row row-between">
          <Checkbox
            label="They come in hidden"
            checked={hidden}
            onChange={(event) => setHidden(event.target.checked)}
          />
          <Button icon="open-book" onClick={() => setPlace("library")}>
            From the library
          </Button>
        </div>
        {place === "encounters" && <AddEncounters encounters={encounters} onAdd={addAndClose} />}
        {place === "party" && <AddParty fight={fight} characters={characters} onAdd={addAndClose} />}
        {(place === "other" || place === "row") && <AddOther key={place} of={place} onAdd={addAndClose} />}
      </div>
    </Dialog>
  );
}
