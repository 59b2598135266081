import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useFormContext } from "react-hook-form";
import { LinkCompletion } from "@/components/book/link-completion";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { Form } from "@/components/ui/form/form";
import { Tabs } from "@/components/ui/tabs/tabs";
import { TextArea } from "@/components/ui/form/text-area";
import { LIMIT } from "@/lib/constants";
import type { CampaignFields } from "@/lib/model/campaign";
import styles from "./campaign-details.module.css";
import { FactionFields } from "./faction-fields";
import { MapField } from "./map-field";
import { ThemeFields } from "./theme-fields";

export type DetailsTab = "description" | "setting" | "factions" | "themes" | "mapImage";

interface CampaignDetailsProps {
  /** Undefined of a book that is not bound yet, in which no name leads anywhere. */
  campaignId: number | undefined;
  tab: DetailsTab;
  onTab: (tab: DetailsTab) => void;
  storedMap: string | null;
  onSubmit: () => void;
  busy: boolean;
  onClose: () => void;
  /** Above the fields. */
  children: ReactNode;
}

/** The further pages of a campaign's form. They are part of the form, so closing keeps what is written. */
export function CampaignDetails(props: CampaignDetailsProps) {
  const { campaignId, tab, onTab, storedMap, onSubmit, busy, onClose, children } = props;
  const { register, formState } = useFormContext<CampaignFields>();
  const { errors } = formState;
  const form = useId();
  const page = (name: "description" | "setting", label: string) => (
    <TextArea
      label={label}
      limit={LIMIT.description}
      inputClassName={styles["text"] ?? ""}
      error={errors[name]?.message}
      {...register(name)}
    />
  );
  return (
    <Dialog
      title="Campaign details"
      bare
      tall
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            Submit
          </Button>
        </>
      }
    >
      {campaignId !== undefined && <LinkCompletion campaignId={campaignId} />}
      {children}
      {errors.root?.message && <Banner text={errors.root.message} />}
      <Form
        id={form}
        className={styles["form"]}
        noValidate
        onKeyDown={keepEnter}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Tabs
          label="Campaign details"
          look="side"
          value={tab}
          onChange={onTab}
          tabs={[
            { name: "description", label: "Description", panel: page("description", "Description") },
            { name: "setting", label: "Setting", panel: page("setting", "Setting") },
            { name: "factions", label: "Factions", panel: <FactionFields /> },
            { name: "themes", label: "Themes", panel: <ThemeFields /> },
            { name: "mapImage", label: "Map", panel: <MapField stored={storedMap} /> },
          ]}
        />
      </Form>
    </Dialog>
  );
}

/** Enter in a faction or a theme is the end of that line, not of the campaign. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
