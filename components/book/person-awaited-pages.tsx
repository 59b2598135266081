import { PersonAwaited } from "@/components/ui/person-awaited";
import { sectionLoading } from "@/lib/messages/sections";
import { SECTIONS } from "@/lib/sections";
import { BookPage } from "./book-page";

/** The pages of a section while it isn't known who reads them. */
export function PersonAwaitedPages({ section }: { section: keyof typeof sectionLoading }) {
  return (
    <>
      <BookPage side="left" name="Loading">
        <h1 className="vh">{SECTIONS.find(({ href }) => href === section)?.name}</h1>
        <PersonAwaited loading={sectionLoading[section]} />
      </BookPage>
      <BookPage side="right" name="Empty page">
        {null}
      </BookPage>
    </>
  );
}
