import type { ReactNode } from "react";
import { Here } from "@/components/book/here";
import { LinksFoot } from "@/components/book/links-foot";
import { ShowButton } from "@/components/book/show-button";
import { EmptyState } from "@/components/ui/empty-state";
import { Tabs } from "@/components/ui/tabs/tabs";
import { LinkedText } from "@/components/ui/text/linked-text";
import { Prose } from "@/components/ui/text/prose";
import { campaignTexts } from "@/lib/messages/campaign";
import type { Campaign } from "@/lib/model/campaign";
import { PAGE_TITLES } from "@/lib/model/linked-pages";
import type { ShownPlace } from "@/lib/model/place";
import { may } from "@/lib/policy";
import styles from "./description-pages.module.css";
import { MapPlate } from "./map-plate";

/** What is written about a campaign, a page each. */
export function DescriptionPages({ campaign }: { campaign: Campaign }) {
  const { id, name, description, setting, factions, themes, mapImage, role } = campaign;
  const shows = may("table:show", { role, owns: false });
  const show = (place: ShownPlace) => shows && <ShowButton campaignId={id} place={place} what="this page" />;
  const pages: Omit<PageProps, "campaignId" | "show">[] = [
    {
      place: "description",
      heading: "What is known",
      none: campaignTexts.noDescription,
      empty: !description.trim(),
      children: <Prose drop text={description} />,
    },
    {
      place: "setting",
      heading: "Setting",
      none: campaignTexts.noSetting,
      empty: !setting.trim() && !mapImage,
      children: (
        <>
          {mapImage && <MapPlate src={mapImage} campaign={name} />}
          {mapImage && shows && (
            <div className={styles["show"]}>
              <ShowButton campaignId={id} place="map" what="the map" look="button" />
            </div>
          )}
          <Prose drop text={setting} />
        </>
      ),
    },
    {
      place: "factions",
      heading: "Factions",
      none: campaignTexts.noFactions,
      empty: factions.length === 0,
      children: <Entries entries={factions} />,
    },
    {
      place: "themes",
      heading: "Themes",
      none: campaignTexts.noThemes,
      empty: themes.length === 0,
      children: <Entries entries={themes.map((theme) => ({ name: theme }))} />,
    },
  ];
  return (
    <Tabs
      label="About this campaign"
      address="about"
      tabs={pages.map((page) => ({
        name: page.place,
        label: PAGE_TITLES[page.place],
        panel: <Page campaignId={id} show={show(page.place)} {...page} />,
      }))}
    />
  );
}

interface PageProps {
  campaignId: number;
  place: keyof typeof PAGE_TITLES;
  /** What shows the page to the table. */
  show: ReactNode;
  heading: string;
  none: string;
  empty: boolean;
  children: ReactNode;
}

function Page({ campaignId, place, show, heading, none, empty, children }: PageProps) {
  return (
    <>
      <Here place={place} />
      <div className={styles["heading"]}>
        <h2 className="title">{heading}</h2>
        {!empty && show}
      </div>
      {empty ? <EmptyState icon="scroll" text={none} /> : children}
      <LinksFoot kind="page" id={campaignId} name={PAGE_TITLES[place]} />
    </>
  );
}

function Entries({ entries }: { entries: readonly { name: string; role?: string }[] }) {
  return (
    <ul className={styles["list"]}>
      {entries.map(({ name, role }, index) => (
        <li key={index} dir="auto">
          <b dir="auto">
            <LinkedText text={name} />
          </b>
          {role && (
            <span dir="auto">
              <LinkedText text={role} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
