import localFont from "next/font/local";

// The faces of the first paint, which the loader announces before the page. All the others are in fonts.css,
// behind the styles and characters that need them; both name the families alike.

export const fell = localFont({
  src: "./fonts/fell.woff2",
  weight: "400",
  style: "normal",
  declarations: [
    { prop: "font-family", value: "fell" },
    {
      prop: "unicode-range",
      value:
        "U+0020-0022, U+0026-0029, U+002B-002E, U+0030-003B, U+003F, U+0041-005A, U+0061-007A, U+00A0, U+2013-2014, U+2018-2019, U+201C-201D, U+2026",
    },
  ],
  adjustFontFallback: false,
});

export const alegreya = localFont({
  src: "./fonts/alegreya.woff2",
  weight: "400 700",
  style: "normal",
  declarations: [
    { prop: "font-family", value: "alegreya" },
    {
      prop: "unicode-range",
      value:
        "U+0020-007E, U+00A0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212",
    },
  ],
  adjustFontFallback: false,
});

export const caps = localFont({
  src: [
    { path: "./fonts/caps-500.woff2", weight: "500", style: "normal" },
    { path: "./fonts/caps-700.woff2", weight: "700", style: "normal" },
  ],
  declarations: [
    { prop: "font-family", value: "alegreyaSc" },
    {
      prop: "unicode-range",
      value:
        "U+0020-0040, U+005B-007E, U+00A0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212",
    },
  ],
  adjustFontFallback: false,
});
