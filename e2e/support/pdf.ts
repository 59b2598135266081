import type { Page } from "@playwright/test";

const utf16 = (hex: string) => {
  const bytes = Buffer.from(hex, "hex").subarray(2);
  return bytes.swap16().toString("utf16le");
};

/** Prints the page as a browser does, and reads from the paper: how many sheets, and the headings in their order. */
export const printed = async (page: Page) => {
  // Before the page is alive the browser prints what it sees.
  await page.waitForLoadState("networkidle");
  const pdf = (await page.pdf({ format: "A4", outline: true, tagged: true })).toString("latin1");
  const titles = [...pdf.matchAll(/\/Title (?:<FEFF([0-9A-F]*)>|\(([^)]*)\))/g)].map(([, hex, plain = ""]) =>
    hex === undefined ? plain : utf16(`FEFF${hex}`),
  );
  return { sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, headings: titles };
};

/** What would stand on the paper, in words. */
export const textOnPaper = async (page: Page): Promise<string> => {
  await page.emulateMedia({ media: "print" });
  return page.evaluate(() => {
    window.dispatchEvent(new Event("beforeprint"));
    const text = document.body.innerText;
    window.dispatchEvent(new Event("afterprint"));
    return text;
  });
};
