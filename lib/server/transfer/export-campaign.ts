import "server-only";
import type { Database } from "@/db/connect";
import { readBook } from "@/db/queries/read-book";
import { snapshot } from "@/db/transaction";
import type { Download } from "@/lib/contract/download";
import { type CampaignRecord, FILE_FORMAT, FILE_VERSION } from "@/lib/model/campaign-file";
import { renameBookPictures } from "@/lib/model/file-pictures";
import { holdsLibraryEntries } from "@/lib/model/holds-srd";
import { SRD_NOTICE } from "@/lib/model/library";
import { beyondFile, CAMPAIGN, MANIFEST } from "./campaign-file";
import { FilePictures, jsonEntry } from "./file-pictures";
import { zipDownload } from "./zip-download";
import type { ZipEntry } from "./zip-writer";

/** The addresses of all pictures of a book, in its order. */
const picturesOf = (book: CampaignRecord): string[] => {
  const addresses: string[] = [];
  renameBookPictures(book, (address) => {
    addresses.push(address);
    return address;
  });
  return addresses;
};

async function* entriesOf(book: CampaignRecord): AsyncGenerator<ZipEntry> {
  const pictures = new FilePictures();
  yield* pictures.entries(picturesOf(book));
  yield jsonEntry(CAMPAIGN, renameBookPictures(book, pictures.nameOf));
  yield jsonEntry(MANIFEST, {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    ...(holdsLibraryEntries(book) && { notice: SRD_NOTICE }),
    pictures: pictures.list,
  });
}

/** The whole campaign as one file. @throws Failure "missing" */
export const exportCampaign = async (db: Database, campaignId: number): Promise<Download> => {
  const book = await snapshot(db, (tx) => readBook(tx, campaignId));
  const over = await beyondFile(book, picturesOf(book).length);
  return zipDownload(book.name, "campaign", entriesOf(book), { over });
};
