"use client";

import { type ReactNode, useEffect } from "react";
import { BetweenActs } from "@/components/book/between-acts";
import { useBookSide } from "@/components/book/book-context";
import { PageTurn } from "@/components/book/page-turn";
import { lazyPage } from "@/components/ui/lazy-page";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { useOpenedEvening } from "./opened-evening";

const [ChapterPage] = lazyPage(() => import("./chapter-page").then((module) => module.ChapterPage));
const [DraftPage] = lazyPage(() => import("./draft-page").then((module) => module.DraftPage));
const [ChapterEditor] = lazyPage(() => import("./chapter-editor").then((module) => module.ChapterEditor));
const [AdditionForm] = lazyPage(() => import("./addition-form").then((module) => module.AdditionForm));

interface PagesProps {
  campaignId: number;
  isPlayer: boolean;
  /** What the page shows while no evening's chapter is open. */
  children: ReactNode;
}

/** The left page: the chapter of the evening that was chosen, or what happened on it. */
export function ChronicleLeft({ campaignId, isPlayer, children }: PagesProps) {
  const { evening, reading, setShown } = useOpenedEvening();
  useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, [setShown]);
  const { data: members = [] } = useQuery(api.campaigns.listMembers, reading ? { id: campaignId } : null);
  if (!evening || reading === null) return children;
  return reading === "draft" ? (
    <DraftPage key={evening.id} evening={evening} />
  ) : (
    <ChapterPage {...{ evening, members, isPlayer }} />
  );
}

/** The small line at the head of the right page, which says what lies there. */
export function ChronicleHead({ children }: { children: ReactNode }) {
  const { evening, reading } = useOpenedEvening();
  if (!evening || reading === null) return children;
  if (reading === "chapter") return <BetweenActs>{evening.title}</BetweenActs>;
  return reading === "adding" ? "The second hand" : "The chapter";
}

/** The same for the left page. */
export function ChronicleLeftHead({ children }: { children: string }) {
  const { reading } = useOpenedEvening();
  if (reading === "draft") return "The draft, yours alone";
  return reading === null ? children : <BetweenActs>{children}</BetweenActs>;
}

/** What the two pages hold, for the dog-ear of narrow screens. */
const PAGES = {
  draft: { left: "Happened", right: "Chapter" },
  adding: { left: "Chapter", right: "Second hand" },
  chapter: { left: "Chapter", right: "" },
};

/** The dog-ear of narrow screens. A chapter reaches over both pages, and none lies beside the one that shows it there. */
export function ChroniclePageTurn(pages: { left: string; right: string }) {
  const { reading } = useOpenedEvening();
  const { side } = useBookSide();
  if (reading === "chapter" && side === "left") return null;
  return <PageTurn {...(reading === null ? pages : PAGES[reading])} />;
}

/** The right page: the chapter that is written, an addition, or nothing below a chapter that reaches over both. */
export function ChronicleRight({ campaignId, isPlayer, children }: PagesProps) {
  const { evening, evenings, reading, adding, form } = useOpenedEvening();
  const { data: members = [] } = useQuery(api.campaigns.listMembers, reading ? { id: campaignId } : null);
  const isOpen = evening !== undefined && reading !== null;
  return (
    <>
      <div hidden={isOpen} style={isOpen ? undefined : { display: "contents" }}>
        {children}
      </div>
      {isOpen && reading === "draft" && (
        <ChapterEditor key={evening.id} {...{ evening, evenings, members }} />
      )}
      {isOpen && adding !== null && reading === "adding" && (
        <AdditionForm key={`${evening.id} ${form}`} {...{ evening, isPlayer, adding }} />
      )}
    </>
  );
}
