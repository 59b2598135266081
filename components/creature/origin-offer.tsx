import { useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/form/select";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { libraryTexts } from "@/lib/messages/library";
import { offerTexts } from "@/lib/messages/library-offers";
import { FROM_LIBRARY } from "@/lib/messages/library-slot";
import type { CharacterFields } from "@/lib/model/creature-form";
import {
  classFields,
  isOwnOrigin,
  raceFields,
  untouchedClass,
  untouchedRace,
} from "@/lib/model/library-origin";
import type { OriginSaid } from "./use-origin-says";

interface OriginOfferProps {
  kind: "race" | "class";
  says: OriginSaid;
}
interface Named {
  slug: string;
  name: string;
}

/** The races or classes of the library: the chosen one fills the form, to be changed at will. */
export function OriginOffer({ kind, says }: OriginOfferProps) {
  const { getValues } = useFormContext<CharacterFields>();
  const [offered, setOffered] = useState<readonly Named[]>();
  const { slug, choose, write } = says;
  const { busy, run } = useBusy();
  const confirm = useConfirm();
  const texts = offerTexts[kind];
  const latest = useRef<object>(undefined);
  const [reading, setReading] = useState(false);
  const fail = () => void toast.error(libraryTexts.failed);

  const open = () =>
    run(async () =>
      (kind === "race"
        ? call(api.library.races.list, { body: {} })
        : call(api.library.classes.list, { body: {} })
      ).then(setOffered, fail),
    );
  const read = async (chosen: string) => {
    const params = { slug: chosen };
    if (kind === "race") {
      const race = await call(api.library.races.read, { params });
      return { fields: raceFields(race), untouched: untouchedRace(race) };
    }
    const entry = await call(api.library.classes.read, { params });
    return { fields: classFields(entry, getValues("level")), untouched: untouchedClass(entry) };
  };
  /**
   * Fills in the chosen entry. The confirmation comes after the fetch, because the fields can be written in while it runs; of several
   * choices the newest counts. It counts on other steps of the form too, and no longer once its dialog is closed.
   */
  const take = async (chosen: string, dialog: Element | null) => {
    const asked = {};
    latest.current = asked;
    const isDropped = () => latest.current !== asked || dialog?.isConnected === false;
    setReading(true);
    try {
      const [{ fields }, before] = await Promise.all([read(chosen), slug === "" ? undefined : read(slug)]);
      if (isDropped()) return;
      const isOwn = isOwnOrigin(getValues(kind), before?.untouched ?? []);
      if (isOwn && !(await confirm({ text: texts.replace, accept: offerTexts.accept }))) return;
      choose(chosen);
      for (const [field, value] of Object.entries(fields)) write(`${kind}.${field}`, value);
      toast.success(libraryTexts.taken([fields.name]));
    } catch {
      if (!isDropped()) fail();
    } finally {
      if (latest.current === asked) setReading(false);
    }
  };

  if (!offered)
    return (
      <Button icon="library" busy={busy} onClick={() => void open()}>
        {FROM_LIBRARY}
      </Button>
    );
  return (
    <Select
      label={texts.label}
      hint={libraryTexts.licence}
      autoFocus
      aria-busy={reading}
      value={slug}
      options={[
        ...(slug === "" ? [{ value: "", label: texts.choose }] : []),
        ...offered.map((one) => ({ value: one.slug, label: one.name })),
      ]}
      onChange={({ target }) => target.value !== "" && void take(target.value, target.closest("dialog"))}
    />
  );
}
