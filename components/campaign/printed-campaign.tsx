"use client";

import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { PrintOnly } from "@/components/ui/print/print-only";
import { Prose } from "@/components/ui/text/prose";
import type { Campaign } from "@/lib/model/campaign";
import type { Member } from "@/lib/model/member";
import type { OpenedNotes } from "@/lib/model/note";
import { withoutLinks } from "@/lib/rules/links-in-text";
import { KeptBy } from "./kept-by";
import { PrintedNotes, usePrintableNotes } from "./printed-notes";
import styles from "./printed-campaign.module.css";

interface PrintedCampaignProps {
  campaign: Campaign;
  /** As the server rendered them. */
  members: Member[] | undefined;
  /** Of those who may read them; they come last, on a sheet of their own, which can be kept back. */
  notes: OpenedNotes | null | undefined;
}

/** The whole book of a campaign, for paper. */
export function PrintedCampaign({ campaign, ...rendered }: PrintedCampaignProps) {
  const { data: members = [] } = useQuery(api.campaigns.listMembers, { id: campaign.id }, rendered.members);
  usePrintableNotes(campaign.id, rendered.notes);
  const { name, coverImage, mapImage, description, setting, factions, themes } = campaign;
  const players = members.filter(({ role }) => role !== "creator");
  return (
    <PrintOnly>
      <header className={styles["head"]}>
        <div>
          <p className="label">The book of</p>
          <h1 dir="auto">{name}</h1>
          <p>
            <KeptBy campaignId={campaign.id} members={rendered.members} />
          </p>
        </div>
        {coverImage && <img src={coverImage} alt="" />}
      </header>
      {description.trim() && (
        <section>
          <h2>What is known</h2>
          <Prose drop text={description} />
        </section>
      )}
      {setting.trim() && (
        <section>
          <h2>Setting</h2>
          <Prose text={setting} />
        </section>
      )}
      {mapImage && <img className={styles["map"]} src={mapImage} alt={`Map of ${name}`} />}
      <div className={styles["lists"]}>
        {factions.length > 0 && (
          <section>
            <h2>Factions</h2>
            <ul>
              {factions.map((faction, index) => (
                <li key={index} dir="auto">
                  <bdi>{faction.name}</bdi> <i dir="auto">{withoutLinks(faction.role)}</i>
                </li>
              ))}
            </ul>
          </section>
        )}
        {themes.length > 0 && (
          <section>
            <h2>Themes</h2>
            <p dir="auto">{themes.join(" · ")}</p>
          </section>
        )}
        {players.length > 0 && (
          <section>
            <h2>At the table</h2>
            <p dir="auto">{players.map(({ username }) => username).join(", ")}</p>
          </section>
        )}
      </div>
      {rendered.notes && <PrintedNotes campaignId={campaign.id} rendered={rendered.notes} />}
    </PrintOnly>
  );
}
