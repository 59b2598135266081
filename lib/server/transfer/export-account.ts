import "server-only";
import type { Database } from "@/db/connect";
import { readPersonalData } from "@/db/queries/personal-data";
import { snapshot } from "@/db/transaction";
import type { Download } from "@/lib/contract/download";
import { renameBookPictures, renamePictures } from "@/lib/model/file-pictures";
import { holdsLibraryEntries } from "@/lib/model/holds-srd";
import { SRD_NOTICE } from "@/lib/model/library";
import { FilePictures, jsonEntry } from "./file-pictures";
import { zipDownload } from "./zip-download";
import type { ZipEntry } from "./zip-writer";

type PersonalData = Awaited<ReturnType<typeof readPersonalData>>;

/** The same data, each picture named otherwise. */
const renamed = (data: PersonalData, instead: (address: string) => string | null) => ({
  ...data,
  account: { ...data.account, image: data.account.image && instead(data.account.image) },
  campaigns: data.campaigns.map((book) => {
    const {
      characters: _,
      evenings: __,
      fights: ___,
      journal: ____,
      links: _____,
      ...rest
    } = renameBookPictures(
      { ...book, characters: [], evenings: [], fights: [], journal: [], links: [] },
      instead,
    );
    return rest;
  }),
  characters: data.characters.map((character) => renamePictures(character, instead)),
});

async function* entriesOf(data: PersonalData): AsyncGenerator<ZipEntry> {
  const addresses: string[] = [];
  renamed(data, (address) => {
    addresses.push(address);
    return address;
  });
  const pictures = new FilePictures();
  yield* pictures.entries(addresses);
  const books = [...data.campaigns.map((book) => ({ ...book, characters: [] })), { ...data, encounters: [] }];
  yield jsonEntry("data.json", {
    ...(books.some(holdsLibraryEntries) && { notice: SRD_NOTICE }),
    ...renamed(data, pictures.nameOf),
  });
}

/** What is kept about a person and what they wrote, as one file. */
export const exportAccount = async (db: Database, userId: number): Promise<Download> => {
  const data = await snapshot(db, (tx) => readPersonalData(tx, userId));
  return zipDownload(`Tomekeeper ${data.account.username}`, "tomekeeper", entriesOf(data));
};
