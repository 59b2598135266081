"use client";

import { useEffect, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import { ImageField } from "@/components/ui/form/image-field";
import { TextField } from "@/components/ui/form/text-field";
import { toast } from "@/lib/client/page/toast";
import { DEFAULT, LIMIT } from "@/lib/constants";
import { editorTexts } from "@/lib/messages/editor";
import type { CampaignFields } from "@/lib/model/campaign";
import { CoverColourPicker } from "./cover-colour-picker";

interface CoverFieldsProps {
  stored: string | null;
  /** The name is only a suggestion: the first letter that is typed takes its place. */
  selectName: boolean;
}

const selectSuggestion = (input: HTMLInputElement) => {
  if (input.value === DEFAULT.campaignName) input.select();
};

/** Title, picture and dye of a cover. */
export function CoverFields({ stored, selectName }: CoverFieldsProps) {
  const { control } = useFormContext<CampaignFields>();
  // Controlled, so that the page comes with the name in it.
  const { field: name, fieldState: nameState } = useController({ control, name: "name" });
  const { field: image, fieldState: imageState } = useController({ control, name: "coverImage" });
  const { field: colour } = useController({ control, name: "coverColour" });
  const title = useRef<HTMLInputElement>(null);
  // Whoever was in the field before this page listened.
  useEffect(() => {
    const input = title.current;
    if (selectName && input && input === document.activeElement) selectSuggestion(input);
  }, [selectName]);
  const chooseImage = (file: File | undefined) => {
    image.onChange(file);
    if (file) toast.success(editorTexts.imageChosen);
  };
  return (
    <>
      <TextField
        label="Campaign Title"
        placeholder={DEFAULT.bookTitle}
        autoComplete="off"
        limit={LIMIT.name}
        error={nameState.error?.message}
        {...name}
        ref={(input) => {
          title.current = input;
          name.ref(input);
        }}
        onFocus={({ target }) => {
          if (selectName) selectSuggestion(target);
        }}
      />
      <ImageField
        label="Campaign Image"
        hint="Images only, up to 4 MB. Without one, the cover is stamped with a device."
        value={image.value}
        stored={stored}
        onChange={chooseImage}
        error={imageState.error?.message}
      />
      <CoverColourPicker value={colour.value} onChange={colour.onChange} />
    </>
  );
}
