import { useEffect, useId } from "react";
import { Banner } from "@/components/ui/banner";
import { Dialog } from "@/components/ui/dialog/dialog";
import { closeQuestion } from "@/components/ui/form/close-question";
import { Form } from "@/components/ui/form/form";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { useNewerVersion } from "@/components/ui/form/use-newer-version";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { handoutTexts } from "@/lib/messages/handouts";
import { type Handout, isKept, type KeptHandout } from "@/lib/model/handout";
import { EditorFoot } from "./editor-foot";
import { HandoutFields } from "./handout-fields";
import { type HandoutValues, handoutValues, useKeepHandout } from "./use-keep-handout";
import { useRemoveHandout } from "./use-remove-handout";

interface HandoutEditorProps {
  campaignId: number;
  /** The one that is changed; a new one without it. */
  handout: KeptHandout | undefined;
  /** Of a new one. */
  title?: string;
  onKept?: (handout: Handout) => void;
  /** It was deleted. */
  onGone?: () => void;
  onClose: () => void;
}

const saidOf = (kept: Handout, { isOpen, image }: HandoutValues, before: Handout | undefined): string => {
  if (kept.id === before?.id) return handoutTexts.changed;
  if (before) return handoutTexts.madeAnew(!!before.image && !image, isKept(kept) && kept.isSealed);
  return isOpen ? handoutTexts.createdOpen : handoutTexts.created;
};

/** Writes or changes a handout, and says for whom it is open. */
export function HandoutEditor(props: HandoutEditorProps) {
  const { campaignId, handout, title = "", onKept, onGone, onClose } = props;
  const id = useId();
  const removed = useRemoveHandout(campaignId);
  const draftOf = (one: Handout | undefined) => `form:campaign ${campaignId}:handout:${one?.id ?? "new"}`;
  const draft = draftOf(handout);
  const { keep, forget } = useKeepHandout(campaignId, handout, draft);
  const { form, base, busy, onSubmit, close } = useApiForm<HandoutValues, HandoutValues, Handout>({
    defaultValues: handoutValues(handout),
    draft,
    draftOf,
    guard: closeQuestion,
    onLeave: onClose,
    whenSettled: async (submit) => {
      await newer.whenSettled(submit);
    },
    failed: handoutTexts.saveFailed,
    send: async (fields, before) => {
      const kept = await keep(fields, before);
      toast.success(saidOf(kept, fields, handout), { about: "handout" });
      return kept;
    },
    onSaved: (kept) => {
      onKept?.(kept);
      onClose();
    },
  });
  const { getValues, setValue } = form;
  useEffect(() => {
    // Not as a default, which a draft does without: it may be opened again without being led to.
    if (title !== "" && getValues("title") === "") setValue("title", title);
  }, [title, getValues, setValue]);
  const newer = useNewerVersion(
    form,
    handout && {
      concerns: ({ kind, id: changed }) => kind === "handouts" && changed === handout.id,
      read: async () => {
        const list = await call(api.handouts.list, { params: { id: campaignId } });
        const stored = list.find((one) => one.id === handout.id);
        if (!stored || !isKept(stored)) return undefined;
        forget();
        return handoutValues(stored);
      },
    },
    base,
  );
  const { errors } = form.formState;
  const remove = async () => {
    if (!handout || !(await removed(handout))) return;
    onClose();
    onGone?.();
  };
  return (
    <Dialog
      title={handout ? "Edit handout" : "New handout"}
      size="md"
      onClose={() => void close()}
      foot={
        <EditorFoot
          {...{ form: id, busy }}
          save="Save"
          onDelete={handout && remove}
          onClose={() => void close()}
        />
      }
    >
      <Form id={id} className="stack" noValidate onSubmit={onSubmit}>
        {newer.notice}
        {errors.root?.message && <Banner text={errors.root.message} />}
        <HandoutFields {...{ campaignId, form }} stored={handout?.image} />
      </Form>
    </Dialog>
  );
}
