import { Button } from "@/components/ui/button";
import { ownTexts } from "@/lib/messages/own-files";
import chosen from "./chosen-page.module.css";
import entry from "./entry.module.css";
import { LeftOut, type Line, staysBehind } from "./left-out";
import styles from "./own-list.module.css";
import type { OwnFile } from "./use-own-file";

interface OwnReportProps {
  own: OwnFile;
  made: NonNullable<OwnFile["made"]>;
  campaign: { name: string };
  onAnother: () => void;
  onClose: () => void;
}

/** What came in, and what did not and why. */
export function OwnReport({ own, made, campaign, onAnother, onClose }: OwnReportProps) {
  const { entries = [], refused = [] } = own.report ?? {};
  const came = new Map(made.map(({ position, kind }) => [position, kind]));
  const namesOf = (kind: "encounter" | "character") =>
    entries.filter(({ position }) => came.get(position) === kind).map(({ name }) => name);
  const taken = entries.filter(({ position }) => came.has(position));
  const kinds = (["encounter", "character"] as const).filter((kind) => namesOf(kind).length > 0);
  const unticked = entries.filter(({ position }) => !came.has(position)).map(({ name }) => name);
  const lines: Line[] = [
    ...kinds.map((kind): Line => {
      const names = namesOf(kind);
      return {
        icon: "check",
        tone: "good",
        title: ownTexts.came(kind, names.length),
        text: names.join(", "),
      };
    }),
    ...staysBehind({ entries: taken, refused }).filter(({ tone }) => tone !== "good"),
    ...(unticked.length > 0
      ? [{ icon: "none", tone: "bad", title: ownTexts.unticked, text: unticked.join(", ") } as const]
      : []),
  ];
  return (
    <>
      <div className={chosen["scroll"]} tabIndex={0} role="region" aria-label={ownTexts.report}>
        <div role="status">
          <h3 className={entry["name"]}>{ownTexts.done(made.length)}</h3>
        </div>
        <p className={entry["line"]}>{ownTexts.stand(kinds, campaign.name)}</p>
        <hr className="rule" />
        <LeftOut lines={lines} />
      </div>
      <footer className={chosen["foot"]}>
        <Button className={styles["last"]} onClick={onAnother}>
          {ownTexts.another}
        </Button>
        <Button variant="primary" autoFocus onClick={onClose}>
          {kinds.includes("encounter") ? ownTexts.toEncounters : ownTexts.close}
        </Button>
      </footer>
    </>
  );
}
