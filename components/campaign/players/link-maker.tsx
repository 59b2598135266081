import { useState } from "react";
import { Box } from "@/components/ui/box";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/form/choice";
import { legendClass } from "@/components/ui/form/field";
import { lazyComponent } from "@/components/ui/lazy-component";
import { NumberStepper } from "@/components/ui/form/number-stepper";
import { useBusy } from "@/components/ui/use-busy";
import type { inviteLinks } from "@/lib/contract/all";
import type { AnswerOf } from "@/lib/client/api/call";
import { attempt } from "@/lib/client/mutations/attempt";
import { makeInviteLink } from "@/lib/client/mutations/invites";
import { createStore, useStore } from "@/lib/client/page/create-store";
import { inviteLinkTexts } from "@/lib/messages/invite-links";
import type { Campaign } from "@/lib/model/campaign";
import { LINK_HOURS, type LinkHours, MOST_USES } from "@/lib/model/invite-link";
import styles from "./invite-links.module.css";

export type MadeLink = AnswerOf<typeof inviteLinks.create>;

const [WayIn, preloadWayIn] = lazyComponent(
  () => import("./way-in").then((module) => module.WayIn),
  ({ onClose }) => onClose(),
);

/**
 * The newest invite link, until the dialog with its address is closed. Kept outside of the component, which unmounts when another tab of
 * the book is opened: the server tells the address only once.
 */
const newest = createStore<{ campaignId: number; link: MadeLink } | undefined>(undefined);

const names: Record<LinkHours, string> = { 24: "24 hours", 168: "7 days", 720: "30 days" };

/** The form that makes an invite link, and shows the way in once. */
export function LinkMaker({ campaign }: { campaign: Campaign }) {
  const { id: campaignId } = campaign;
  const { busy, run } = useBusy();
  const [hours, setHours] = useState<LinkHours>(168);
  const [uses, setUses] = useState(6);
  const made = useStore(newest);

  const make = async () => {
    const given = { params: { id: campaignId }, body: { hours, uses } };
    const work = () => makeInviteLink(campaignId, given);
    const link = await attempt(work, { failed: inviteLinkTexts.failed, about: "invite" });
    if (link) newest.set({ campaignId, link });
  };
  return (
    <>
      <Box padded aria-label="Invite with a link">
        <h3 className="head">Invite with a link</h3>
        <div className={styles["maker"]}>
          <Choice
            label="Good for"
            options={LINK_HOURS.map((value) => ({ value, label: names[value] }))}
            value={hours}
            onChange={setHours}
          />
          <div>
            <span className={legendClass}>How many may come</span>
            <NumberStepper
              label="How many may come"
              min={1}
              max={MOST_USES}
              value={uses}
              onChange={setUses}
            />
          </div>
          <Button
            variant="primary"
            wide
            icon="link"
            busy={busy}
            {...preloadWayIn}
            onClick={() => void run(make)}
          >
            Make a link
          </Button>
        </div>
      </Box>
      {made?.campaignId === campaignId && (
        <WayIn link={made.link} campaign={campaign} onClose={() => newest.set(undefined)} />
      )}
    </>
  );
}
