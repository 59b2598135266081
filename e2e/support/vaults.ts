import { strToU8, zipSync } from "fflate";

/** Files by their paths; a text is UTF-8. */
export type VaultFiles = Readonly<Record<string, string | Uint8Array>>;

export const zipOf = (files: VaultFiles): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, content]) => [
          path,
          typeof content === "string" ? strToU8(content) : new Uint8Array(content),
        ]),
      ),
    ),
  );

/** The form of POST /api/campaigns/{id}/notes-import; `as`, `dry_run` and `take` are texts. */
export const vaultForm = (
  files: VaultFiles | Buffer,
  fields: Readonly<Record<string, string>> = {},
  name = "verrin-vault.zip",
): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const bytes = Buffer.isBuffer(files) ? files : zipOf(files);
  form.set("file", new Blob([new Uint8Array(bytes)]), name);
  return form;
};

/** A vault as people have it: settings, folders, Windows' line ends, pictures by name and by path, and what is no text. */
export const verrinVault = (picture: Uint8Array): VaultFiles => ({
  "Verrin/.obsidian/app.json": "{}",
  "Verrin/.DS_Store": "x",
  "Verrin/Places/The Toll Bridge.md":
    "# The Toll Bridge\r\n\r\n![[bridge.png|300]]\r\nIt leads to [[Ashmere|the town]]. **Ask** [[Old Verrin]].\r\n",
  "Verrin/Places/Ashmere.md":
    "![The harbour](../Art/harbour.png)\n![[bridge.png]]\n![](https://example.org/a.png)\n\n> [!warning] Low tide\n> Mind the [[Salt Pans]].\n\n- [ ] pay\n- [x] leave",
  "Verrin/People/Old Verrin.md":
    "---\ntags: [salt, old]\n---\n| What | Price |\n| --- | --- |\n| Salt | 2 sp |\n",
  "Verrin/Templates/Evening.md": "What happened",
  "Verrin/The conspiracy.canvas": "{}",
  "Verrin/Art/bridge.png": picture,
  "Verrin/Art/harbour.png": picture,
  "Verrin/Art/alone.png": picture,
  "__MACOSX/Verrin/._Ashmere.md": "x",
});
