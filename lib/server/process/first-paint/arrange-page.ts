/** What of a page's HTML comes first: all of it that is shown, up to what hydration reads. */
const HYDRATION = ">(self.__next_f=";
const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+)"[^>]* data-precedence="[^"]*"\/>/g;
const ANNOUNCED_SHEET = /<link rel="preload" href="[^"]+" as="style"[^>]*\/>/g;
const SCRIPT = /<script src="\/_next\//g;

/**
 * The bundler appends the sheets of what is loaded later, such as a dialog's, to the head. Where the page's own stand in the body they
 * would come before them, and what a dialog says of itself would give way to what holds for all.
 */
const LATER_SHEETS =
  'document.head.appendChild=function(e){return"stylesheet"===e.rel?document.body.appendChild(e):Node.prototype.appendChild.call(this,e)}';

/** Whether with this piece as much of a page has come as `arrangePage` needs. The framework cuts it between elements. */
export const isShown = (piece: Uint8Array): boolean => Buffer.from(piece).includes(HYDRATION);

/**
 * Puts a page's HTML in the order in which a slow line is best used: the styles that it is painted with stand in it, its sheets come
 * behind what is shown, so that it is painted before they are there and hydrated after, and its scripts give way to both. A page that
 * is built otherwise stays as it is.
 */
export const arrangePage = (
  html: string,
  nonce: string,
  stylesOf: (html: string, sheets: readonly string[]) => string | undefined,
): string => {
  const hydration = html.lastIndexOf("<script", html.indexOf(HYDRATION));
  if (hydration < 0) return html;
  const shown = html.slice(0, hydration);
  const sheets = [...shown.matchAll(SHEET)];
  const first = sheets[0];
  const styles = stylesOf(
    shown,
    sheets.map(([, address = ""]) => address),
  );
  if (!first || styles === undefined) return html;
  const before = shown.slice(0, first.index);
  const after = shown.slice(first.index).replaceAll(SHEET, "").replaceAll(ANNOUNCED_SHEET, "");
  return [
    before,
    `<style nonce="${nonce}">${styles}</style>`,
    after.replaceAll(SCRIPT, '<script fetchpriority="low" src="/_next/'),
    `<script nonce="${nonce}">${LATER_SHEETS}</script>`,
    ...sheets.map(([link]) => link),
    html.slice(hydration),
  ].join("");
};
