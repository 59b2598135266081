import { useId } from "react";
import { useController } from "react-hook-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/form/choice";
import { Dialog } from "@/components/ui/dialog/dialog";
import { Form } from "@/components/ui/form/form";
import { ImageField } from "@/components/ui/form/image-field";
import { TextArea } from "@/components/ui/form/text-area";
import { TextField } from "@/components/ui/form/text-field";
import { closeQuestion, useApiForm } from "@/components/ui/form/use-api-form";
import { useNewerVersion } from "@/components/ui/form/use-newer-version";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { attempt } from "@/lib/client/mutations/attempt";
import { removeHandout } from "@/lib/client/mutations/handouts";
import { mutate } from "@/lib/client/mutations/mutation";
import { toast } from "@/lib/client/page/toast";
import { LIMIT } from "@/lib/constants";
import { handoutTexts } from "@/lib/messages/handouts";
import { type Handout, isKept, type KeptHandout } from "@/lib/model/handout";
import styles from "./handout-editor.module.css";
import { type HandoutFields, handoutFields, useKeepHandout } from "./use-keep-handout";
import { WhoMayRead } from "./who-may-read";

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

/** Writes or changes a handout, and says for whom it is open. */
export function HandoutEditor(props: HandoutEditorProps) {
  const { campaignId, handout, title = "", onKept, onGone, onClose } = props;
  const id = useId();
  const confirm = useConfirm();
  const keep = useKeepHandout(campaignId, handout);
  const { form, base, busy, onSubmit, close } = useApiForm<HandoutFields>({
    defaultValues: handout ? handoutFields(handout) : { ...handoutFields(undefined), title },
    draft: `form:campaign ${campaignId}:handout:${handout?.id ?? "new"}`,
    guard: closeQuestion,
    onLeave: onClose,
    failed: handoutTexts.saveFailed,
    send: async (fields, before) => {
      if (newer.refuse()) return false;
      const kept = await keep(fields, before);
      toast.success(handout ? handoutTexts.changed : handoutTexts.created, { about: "handout" });
      onKept?.(kept);
      onClose();
      return true;
    },
  });
  const newer = useNewerVersion(
    form,
    handout && {
      concerns: ({ kind, id: changed }) => kind === "handouts" && changed === handout.id,
      read: async () => {
        const list = await call(api.handouts.list, { params: { id: campaignId } });
        const stored = list.find((one) => one.id === handout.id);
        return stored && isKept(stored) ? handoutFields(stored) : undefined;
      },
    },
    base,
  );
  const { errors } = form.formState;
  const { control } = form;
  const image = useController({ control, name: "image" });
  const isOpen = useController({ control, name: "isOpen" });
  const audience = useController({ control, name: "audience" });

  const remove = async () => {
    if (!handout) return;
    const question = { text: handoutTexts.confirmDelete(handout.title), detail: handoutTexts.deleteDetail };
    if (!(await confirm({ ...question, accept: "Delete" }))) return;
    const params = { id: handout.id };
    const isGone = await attempt(() => mutate(removeHandout, campaignId, { params }).then(() => true), {
      failed: handoutTexts.deleteFailed,
      done: handoutTexts.deleted,
      about: "handout",
    });
    if (!isGone) return;
    onClose();
    onGone?.();
  };
  return (
    <Dialog
      title={handout ? "Edit handout" : "New handout"}
      size="md"
      onClose={() => void close()}
      foot={
        <>
          {handout && (
            <Button variant="danger" className={styles["delete"] ?? ""} onClick={() => void remove()}>
              Delete
            </Button>
          )}
          <Button onClick={() => void close()}>Close</Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <Form id={id} className="stack" noValidate onSubmit={onSubmit}>
        {newer.notice}
        {errors.root?.message && <Banner text={errors.root.message} />}
        <TextField
          label="Title"
          data-autofocus
          autoComplete="off"
          maxLength={LIMIT.name}
          error={errors.title?.message}
          {...form.register("title")}
        />
        <ImageField
          label="Picture"
          value={image.field.value}
          stored={handout?.image}
          onChange={image.field.onChange}
          error={errors.image?.message}
        />
        <TextArea
          label="Text"
          rows={5}
          limit={LIMIT.description}
          error={errors.text?.message}
          {...form.register("text")}
        />
        <div className={styles["seal"]}>
          <Choice
            label="The seal"
            options={[
              { value: "sealed", label: "Sealed" },
              { value: "open", label: "Open" },
            ]}
            value={isOpen.field.value ? "open" : "sealed"}
            onChange={(value) => isOpen.field.onChange(value === "open")}
          />
          {isOpen.field.value && (
            <WhoMayRead {...{ campaignId, control }} error={audience.fieldState.error?.message} />
          )}
        </div>
      </Form>
    </Dialog>
  );
}
