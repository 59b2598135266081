import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Prose } from "@/components/ui/prose";
import { Tabs } from "@/components/ui/tabs";
import { campaignTexts } from "@/lib/messages/campaign";
import type { Campaign } from "@/lib/model/campaign";
import styles from "./description-pages.module.css";
import { MapPlate } from "./map-plate";

/** What is written about a campaign, a page each. */
export function DescriptionPages({ campaign }: { campaign: Campaign }) {
  const { name, description, setting, factions, themes, mapImage } = campaign;
  return (
    <Tabs
      label="About this campaign"
      address="about"
      tabs={[
        {
          name: "description",
          label: "Description",
          panel: (
            <Page heading="What is known" none={campaignTexts.noDescription} empty={!description.trim()}>
              <Prose drop text={description} />
            </Page>
          ),
        },
        {
          name: "setting",
          label: "Setting",
          panel: (
            <Page heading="Setting" none={campaignTexts.noSetting} empty={!setting.trim() && !mapImage}>
              {mapImage && <MapPlate src={mapImage} campaign={name} />}
              <Prose drop text={setting} />
            </Page>
          ),
        },
        {
          name: "factions",
          label: "Factions",
          panel: (
            <Page heading="Factions" none={campaignTexts.noFactions} empty={factions.length === 0}>
              <Entries entries={factions} />
            </Page>
          ),
        },
        {
          name: "themes",
          label: "Themes",
          panel: (
            <Page heading="Themes" none={campaignTexts.noThemes} empty={themes.length === 0}>
              <Entries entries={themes.map((theme) => ({ name: theme }))} />
            </Page>
          ),
        },
      ]}
    />
  );
}

interface PageProps {
  heading: string;
  none: string;
  empty: boolean;
  children: ReactNode;
}

function Page({ heading, none, empty, children }: PageProps) {
  return (
    <>
      <h2 className={`title ${styles["heading"]}`}>{heading}</h2>
      {empty ? <EmptyState icon="scroll" text={none} /> : children}
    </>
  );
}

function Entries({ entries }: { entries: readonly { name: string; role?: string }[] }) {
  return (
    <ul className={styles["list"]}>
      {entries.map(({ name, role }, index) => (
        <li key={index}>
          <b>{name}</b>
          {role && <span>{role}</span>}
        </li>
      ))}
    </ul>
  );
}
