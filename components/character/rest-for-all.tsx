import { Box } from "@/components/ui/box";
import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { call, sentenceOf } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { updateQuery } from "@/lib/client/api/use-query";
import { characterTexts } from "@/lib/messages/character";
import styles from "./party.module.css";

/** A dungeon master gives the whole party a rest. */
export function RestForAll({ campaignId: id }: { campaignId: number }) {
  const { busy, run } = useBusy();
  const rest = (kind: "short" | "long") =>
    run(async () => {
      try {
        const party = await call(api.vitals.restParty, { params: { id }, body: { kind } });
        updateQuery(api.characters.list, { id }, () => party);
        toast.success(kind === "long" ? characterTexts.partyRested : characterTexts.partyPaused);
      } catch (error) {
        toast.error(sentenceOf(error, characterTexts.restFailed));
      }
    });
  return (
    <Box padded aria-label={characterTexts.restForAll} className={styles["rest"]}>
      <h3>{characterTexts.restForAll}</h3>
      <p className="note">{characterTexts.restForAllDetail}</p>
      <div>
        <Button busy={busy} onClick={() => void rest("short")}>
          Short rest
        </Button>
        <Button icon="device-moon" variant="primary" busy={busy} onClick={() => void rest("long")}>
          Long rest
        </Button>
      </div>
    </Box>
  );
}
