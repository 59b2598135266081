"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { BookCover, deviceOf } from "@/components/book/book-cover";
import { useObjectUrl } from "@/components/ui/form/use-object-url";
import { DEFAULT } from "@/lib/constants";
import type { CampaignFields } from "@/lib/model/campaign";

/** The closed book, following what is typed and chosen. */
export function CoverPreview({ id, stored }: { id: number | undefined; stored: string | null }) {
  const { control } = useFormContext<CampaignFields>();
  const [name, accent, chosen] = useWatch({ control, name: ["name", "coverColour", "coverImage"] });
  const picture = useObjectUrl(chosen) ?? stored;
  return (
    <BookCover
      large
      device={deviceOf(id)}
      title={name.trim() || DEFAULT.bookTitle}
      accent={accent}
      picture={picture}
    />
  );
}
