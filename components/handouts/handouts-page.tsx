import { useEffect, useState } from "react";
import { useBookSide } from "@/components/book/book-context";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { lazyComponent } from "@/components/ui/lazy-component";
import { TextField } from "@/components/ui/form/text-field";
import { BringNotes } from "@/components/vault/bring-notes";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { turnTo as turnPagesTo, onTurnTo, tabOnTheWay } from "@/lib/client/page/turn-to";
import { handoutTexts } from "@/lib/messages/handouts";
import { type Handout, isKept } from "@/lib/model/handout";
import { plainLetters } from "@/lib/rules/plain-letters";
import { GivenHandouts } from "./given-handouts";
import { useChosenHandout } from "./handouts-context";
import styles from "./handouts-page.module.css";
import { KeptHandouts } from "./kept-handouts";

const [HandoutEditor, preloadEditor] = lazyComponent(
  () => import("./handout-editor").then((module) => module.HandoutEditor),
  ({ onClose }) => onClose(),
);

interface HandoutsPageProps {
  campaignId: number;
  isPlayer: boolean;
}

/** The title of a handout that is to be written, where the reader is led to one. */
const titleOf = (make: string | undefined, title: string | undefined) =>
  make === "handout" ? (title ?? "") : undefined;

/** The page that lies under a handout or a map. */
const NOTES: Parameters<typeof turnPagesTo>[0] = {
  section: "/campaign",
  side: "right",
  tabs: { tab: "handouts" },
  characterId: null,
};

/** With more than these there is a search. */
const FEW = 12;

/** The handouts of a campaign: to arrange and open for who keeps them, to read for players. */
export function HandoutsPage({ campaignId, isPlayer }: HandoutsPageProps) {
  const { data, error, reload } = useQuery(api.handouts.list, { id: campaignId });
  const { choose } = useChosenHandout();
  const { turnTo } = useBookSide();
  // The title of a new one that is being written.
  const [writing, setWriting] = useState(() => titleOf(tabOnTheWay("make"), tabOnTheWay("title")));
  useEffect(
    () =>
      onTurnTo(({ tabs }) => {
        const title = titleOf(tabs["make"], tabs["title"]);
        if (title !== undefined) setWriting(title);
      }),
    [],
  );
  const [search, setSearch] = useState("");
  const wanted = plainLetters(search.trim());
  const all = data ?? [];
  const found = all.filter(({ title, text }: Handout) => plainLetters(`${title} ${text}`).includes(wanted));
  const read = (id: number) => {
    choose(id);
    turnTo("right");
  };
  const isEmpty = data?.length === 0;
  return (
    <>
      <div className={styles["top"]}>
        <h2 className="title">Handouts</h2>
        {!isPlayer && (
          <div className={styles["acts"]}>
            <BringNotes
              campaignId={campaignId}
              onDone={(became) => became === "notes" && turnPagesTo(NOTES)}
            />
            <Button icon="plus" {...preloadEditor} onClick={() => setWriting("")}>
              New handout
            </Button>
          </div>
        )}
      </div>
      {isPlayer && !isEmpty && <p className="note">What has been laid before you, newest first.</p>}
      <Search
        of={all.length}
        value={search}
        found={found.length}
        isSought={wanted !== ""}
        onChange={setSearch}
      />
      {!data &&
        (error === undefined ? (
          <Skeleton text={handoutTexts.loading} />
        ) : (
          <ErrorState text={handoutTexts.loadFailed} onRetry={() => void reload()} />
        ))}
      {isEmpty && <EmptyState icon="scroll" text={isPlayer ? handoutTexts.none : handoutTexts.noneKept} />}
      {wanted !== "" && found.length === 0 && <p className="note">{handoutTexts.notFound}</p>}
      {isPlayer ? (
        <GivenHandouts handouts={found.flatMap((one) => (isKept(one) ? [] : [one]))} onRead={read} />
      ) : (
        <KeptHandouts
          campaignId={campaignId}
          handouts={found.filter(isKept)}
          all={all.filter(isKept)}
          onRead={read}
        />
      )}
      {!isPlayer && writing !== undefined && (
        <HandoutEditor
          campaignId={campaignId}
          handout={undefined}
          title={writing}
          onKept={({ id }) => read(id)}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  );
}

interface SearchProps {
  /** How many there are. */
  of: number;
  value: string;
  found: number;
  isSought: boolean;
  onChange: (text: string) => void;
}

function Search({ of, value, found, isSought, onChange }: SearchProps) {
  // What is typed hides handouts as long as it stands there.
  if (of <= FEW && value === "") return null;
  return (
    <search className={styles["search"]}>
      <TextField
        type="search"
        label="Find a handout"
        labelHidden
        placeholder="Find a handout"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="vh" role="status">
        {isSought && `${found} found`}
      </span>
    </search>
  );
}
