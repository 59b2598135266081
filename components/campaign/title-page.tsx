import { NextOnTitlePage } from "@/components/evenings/next-on-title-page";
import { openingOf } from "@/components/ui/text/paragraphs";
import { Prose } from "@/components/ui/text/prose";
import { campaignTexts } from "@/lib/messages/campaign";
import type { Campaign } from "@/lib/model/campaign";
import type { Member } from "@/lib/model/member";
import { may } from "@/lib/policy";
import { EditCampaign } from "./edit-campaign";
import { PrintOrDelete } from "./leave-or-delete";
import { KeptBy } from "./kept-by";
import { MakeCharacter } from "./make-character";
import styles from "./title-page.module.css";

/** Characters of the description that stand on the title page; all of it stands on its own. */
const OPENING = 900;
/** Longer names are set smaller. */
const LONG_NAME = 40;

interface TitlePageProps {
  campaign: Campaign;
  members: Member[] | undefined;
  /** A player who has just come in has none in this book. */
  lacksCharacter: boolean;
  readerId: number;
}

/** The title page of the book: what it is called, who keeps it, how it begins; and what a player who has just come in does first. */
export function TitlePage({ campaign, members, lacksCharacter, readerId }: TitlePageProps) {
  const { id, name, coverImage, description, role } = campaign;
  return (
    <>
      <div className={styles["plate"]}>
        <div>
          <p className="label">The book of</p>
          <h2
            className={`title ${styles["title"]}`}
            dir="auto"
            data-long={name.length > LONG_NAME || undefined}
          >
            {name}
          </h2>
          <p className={styles["line"]}>
            <KeptBy campaignId={id} members={members} />
          </p>
          {may("campaign:change", { role, owns: false }) && <EditCampaign id={id} />}
        </div>
        {coverImage && <img className={styles["cover"]} src={coverImage} alt={`Cover of ${name}`} />}
      </div>
      {lacksCharacter && <MakeCharacter />}
      <NextOnTitlePage campaignId={id} readerId={readerId} isPlayer={role === "player"} />
      <hr className="rule" />
      {description.trim() ? (
        <Prose drop text={openingOf(description, OPENING)} />
      ) : (
        <p className="note">{campaignTexts.noDescription}</p>
      )}
      <PrintOrDelete campaign={{ id, name, role }} />
    </>
  );
}
