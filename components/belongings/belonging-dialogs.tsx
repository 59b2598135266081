import { useState } from "react";
import { lazyComponent, type Opener } from "@/components/ui/lazy-component";
import { useResetOnChange } from "@/components/ui/use-reset-on-change";
import type { Belonging, BelongingKind, Owner } from "@/lib/model/belonging";
import { MOST_COPIES } from "@/lib/rules/copy-names";
import type { Receiver } from "./give-dialog";
import { KINDS, ownerOf } from "./kinds";
import type { useBelongings } from "./use-belongings";
import { useTakeFromLibrary } from "./use-take-from-library";

const [LibraryDialog, preloadLibrary] = lazyComponent(
  () => import("@/components/library/library-dialog").then((module) => module.LibraryDialog),
  ({ onClose }) => onClose(),
);

const [BelongingDialog, preloadDialog] = lazyComponent(
  () => import("./belonging-dialog").then((module) => module.BelongingDialog),
  ({ onClose }) => onClose(),
);

const [GiveDialog, preloadGive] = lazyComponent(
  () => import("./give-dialog").then((module) => module.GiveDialog),
  ({ onClose }) => onClose(),
);

/** Where in the library it stands: actions are those of monsters. */
const TAKEN = { item: "items", spell: "spells", action: "monsters" } as const;

/**
 * Which dialog of the belongings is open, and what opens each. None is at another owner, nor behind another tab: its script may come that
 * late, and a dialog that opens in a hidden panel blocks the page unseen.
 */
export function useBelongingDialogs(owner: Owner, isShown: boolean) {
  const [open, setOpen] = useState<"new" | "library" | Belonging>();
  const [given, setGiven] = useState<Belonging>();
  useResetOnChange(isShown && ownerOf(owner).id, () => {
    setOpen(undefined);
    setGiven(undefined);
  });
  return {
    open,
    given,
    setOpen,
    setGiven,
    create: { ...preloadDialog, onClick: () => setOpen("new") },
    library: { ...preloadLibrary, onClick: () => setOpen("library") },
    edit: (one: Belonging): Opener => ({ ...preloadDialog, onClick: () => setOpen(one) }),
    give: (one: Belonging): Opener => ({ ...preloadGive, onClick: () => setGiven(one) }),
  };
}

interface BelongingDialogsProps {
  kind: BelongingKind;
  owner: Owner;
  ownerName: string;
  dialogs: ReturnType<typeof useBelongingDialogs>;
  belongings: ReturnType<typeof useBelongings>;
  receivers: readonly Receiver[];
  onRefused: (error: unknown) => void;
}

/** What makes, changes and gives away belongings. */
export function BelongingDialogs(props: BelongingDialogsProps) {
  const { kind, owner, ownerName, dialogs, belongings, receivers, onRefused } = props;
  const { open, given, setOpen, setGiven } = dialogs;
  const { list } = KINDS[kind];
  const take = useTakeFromLibrary({ whose: ownerOf(owner), kind, onTaken: belongings.keep });
  const close = () => setOpen(undefined);
  return (
    <>
      {given && (
        <GiveDialog
          item={given}
          receivers={receivers}
          onGiven={() => belongings.drop(given)}
          onClose={() => setGiven(undefined)}
        />
      )}
      {open === "library" && (
        <LibraryDialog
          kind={TAKEN[kind]}
          where={`into the ${list.toLowerCase()} of ${ownerName}`}
          {...(kind === "item" ? { mostCopies: MOST_COPIES, oneByOne: true } : { mostCopies: 1 })}
          onTake={({ slug }) => take({ slug })}
          {...(kind === "action" && { onTakeAction: ({ slug }, action) => take({ slug, action }) })}
          onCreate={() => setOpen("new")}
          onClose={close}
        />
      )}
      {open && open !== "library" && (
        <BelongingDialog
          owner={owner}
          kind={kind}
          belonging={open === "new" ? undefined : open}
          onKept={belongings.keep}
          onRefused={onRefused}
          onClose={close}
        />
      )}
    </>
  );
}
