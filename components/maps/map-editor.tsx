import { useId } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { EditorFoot } from "@/components/handouts/editor-foot";
import { SealField } from "@/components/handouts/seal-field";
import { Banner } from "@/components/ui/banner";
import { Dialog } from "@/components/ui/dialog/dialog";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { closeQuestion } from "@/components/ui/form/close-question";
import { Form } from "@/components/ui/form/form";
import { ImageField } from "@/components/ui/form/image-field";
import { TextField } from "@/components/ui/form/text-field";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { useNewerVersion } from "@/components/ui/form/use-newer-version";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { attempt } from "@/lib/client/mutations/attempt";
import { deleteUntilGone } from "@/lib/client/mutations/delete-until-gone";
import { removeMap } from "@/lib/client/mutations/maps";
import { toast } from "@/lib/client/page/toast";
import { LIMIT } from "@/lib/constants";
import { mapTexts } from "@/lib/messages/maps";
import { type BookMap, isKeptMap, type KeptMap } from "@/lib/model/map";
import { type MapValues, mapValues, useKeepMap } from "./use-keep-map";

interface MapEditorProps {
  campaignId: number;
  /** The one that is changed; a new one without it. */
  map: KeptMap | undefined;
  onKept?: (map: BookMap) => void;
  /** It was deleted. */
  onGone?: () => void;
  onClose: () => void;
}

const saidOf = (kept: BookMap, before: BookMap | undefined): string => {
  if (!before) return mapTexts.created;
  if (kept.id === before.id) return mapTexts.changed;
  return isKeptMap(kept) && kept.isSealed ? mapTexts.madeAnewSealed : mapTexts.madeAnew;
};

/** Adds or changes a map, and says for whom it is open. */
export function MapEditor({ campaignId, map, onKept, onGone, onClose }: MapEditorProps) {
  const id = useId();
  const remove = useRemoveMap();
  const draftOf = (one: BookMap | undefined) => `form:campaign ${campaignId}:map:${one?.id ?? "new"}`;
  const draft = draftOf(map);
  const { keep, forget } = useKeepMap(campaignId, map, draft);
  const { form, base, busy, onSubmit, close } = useApiForm<MapValues, MapValues, BookMap>({
    defaultValues: mapValues(map),
    draft,
    draftOf,
    guard: closeQuestion,
    onLeave: onClose,
    whenSettled: async (submit) => {
      await newer.whenSettled(submit);
    },
    failed: mapTexts.saveFailed,
    send: async (fields, before) => {
      const kept = await keep(fields, before);
      toast.success(saidOf(kept, map), { about: "map" });
      return kept;
    },
    onSaved: (kept) => {
      onKept?.(kept);
      onClose();
    },
  });
  const newer = useNewerVersion(
    form,
    map && {
      concerns: ({ kind, id: changed }) => kind === "maps" && changed === map.id,
      read: async () => {
        const list = await call(api.maps.list, { params: { id: campaignId } });
        const stored = list.find((one) => one.id === map.id);
        if (!stored || !isKeptMap(stored)) return undefined;
        forget();
        return mapValues(stored);
      },
    },
    base,
  );
  const { errors } = form.formState;
  const onDelete = async () => {
    if (!map || !(await remove(map))) return;
    onClose();
    onGone?.();
  };
  return (
    <Dialog
      title={map ? "Edit map" : "Add a map"}
      size="md"
      onClose={() => void close()}
      foot={
        <EditorFoot
          {...{ form: id, busy }}
          save={map ? "Save" : "Add the map"}
          onDelete={map && onDelete}
          onClose={() => void close()}
        />
      }
    >
      <Form id={id} className="stack" noValidate onSubmit={onSubmit}>
        {newer.notice}
        {errors.root?.message && <Banner text={errors.root.message} />}
        <MapFields {...{ campaignId, form }} stored={map?.image} />
      </Form>
    </Dialog>
  );
}

interface MapFieldsProps {
  campaignId: number;
  form: UseFormReturn<MapValues>;
  /** The picture that it has. */
  stored: string | null | undefined;
}

function MapFields({ campaignId, form, stored }: MapFieldsProps) {
  const { control, formState } = form;
  const { errors } = formState;
  const image = useController({ control, name: "image" });
  const isOpen = useController({ control, name: "isOpen" });
  const audience = useController({ control, name: "audience" });
  const chosen = useController({ control, name: "chosen" });
  return (
    <>
      <ImageField
        label="Picture"
        isMap
        value={image.field.value}
        stored={stored}
        onChange={image.field.onChange}
        error={errors.image?.message}
      />
      <TextField
        label="Name"
        data-autofocus
        autoComplete="off"
        maxLength={LIMIT.name}
        error={errors.name?.message}
        {...form.register("name")}
      />
      <TextField
        label="In words, for whoever cannot see it"
        autoComplete="off"
        maxLength={LIMIT.map.alt}
        error={errors.alt?.message}
        {...form.register("alt")}
      />
      <SealField
        campaignId={campaignId}
        isOpen={isOpen.field}
        audience={audience.field}
        chosen={chosen.field}
        error={audience.fieldState.error?.message}
      />
    </>
  );
}

/** Deletes a map where one is sure; answers whether it is gone. */
function useRemoveMap() {
  const confirm = useConfirm();
  return async ({ id, campaignId, name }: KeptMap): Promise<boolean> => {
    const question = { text: mapTexts.confirmDelete(name), detail: mapTexts.deleteDetail };
    if (!(await confirm({ ...question, accept: "Delete" }))) return false;
    const said = { failed: mapTexts.deleteFailed, done: mapTexts.deleted, about: "map" };
    const removeIt = () => removeMap(campaignId, { params: { id } });
    const removed = await attempt(() => deleteUntilGone(campaignId, removeIt), said);
    return removed !== undefined;
  };
}
