import { useController, type UseFormReturn } from "react-hook-form";
import { ImageField } from "@/components/ui/form/image-field";
import { TextArea } from "@/components/ui/form/text-area";
import { TextField } from "@/components/ui/form/text-field";
import { LIMIT } from "@/lib/constants";
import type { HandoutValues } from "./use-keep-handout";
import { SealField } from "./seal-field";

interface HandoutFieldsProps {
  campaignId: number;
  form: UseFormReturn<HandoutValues>;
  /** The picture that it has. */
  stored: string | null | undefined;
}

/** The fields of a handout: what it says, and for whom it is open. */
export function HandoutFields({ campaignId, form, stored }: HandoutFieldsProps) {
  const { control, formState } = form;
  const { errors } = formState;
  const image = useController({ control, name: "image" });
  const isOpen = useController({ control, name: "isOpen" });
  const audience = useController({ control, name: "audience" });
  const chosen = useController({ control, name: "chosen" });
  return (
    <>
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
        stored={stored}
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
