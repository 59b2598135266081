import { useController, useFormContext } from "react-hook-form";
import { ImageField } from "@/components/ui/form/image-field";
import { useObjectUrl } from "@/components/ui/form/use-object-url";
import type { CampaignFields } from "@/lib/model/campaign";
import styles from "@/components/campaign/map-plate.module.css";

/** The map, shown whole above the field that takes another one. */
export function MapField({ stored }: { stored: string | null }) {
  const { control } = useFormContext<CampaignFields>();
  const { field, fieldState } = useController({ control, name: "mapImage" });
  const shown = useObjectUrl(field.value) ?? stored;
  return (
    <>
      {shown && <img className={styles["plate"]} src={shown} alt="Map of the campaign" />}
      <ImageField
        label="Map image"
        value={field.value}
        stored={stored}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    </>
  );
}
