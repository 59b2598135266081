// Writes public/link-preview.jpg, the picture beside a link to the product: `npx tsx scripts/screens/link-preview.ts`.
import path from "node:path";
import { findBrowser } from "@/e2e/support/browser";
import { openSeededApp } from "@/e2e/screens-catalogue/seeded-app";

findBrowser();
const house = await openSeededApp();
try {
  const page = await house.visit(
    { name: "login", as: "nobody", path: "/login" },
    // Half as large again, so that the whole book is in it; the picture has 1200 by 630.
    { viewport: { width: 1600, height: 840 }, deviceScaleFactor: 0.75 },
  );
  const file = path.resolve(import.meta.dirname, "../../public/link-preview.jpg");
  await page.screenshot({ path: file, type: "jpeg", quality: 72 });
} finally {
  await house.close();
}
