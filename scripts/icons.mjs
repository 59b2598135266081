// Writes components/ui/icons.svg and the list of its names from the drawings below: `node scripts/icons.mjs`. All are drawn on a 24 unit grid
// unless they say otherwise, with strokes in the colour of the text; class "f" is filled instead.
import { writeFileSync } from "node:fs";

const path = (d) => `<path d="${d}"/>`;

const drawings = {
  // Navigation
  home: path("M3 20.5h18M5 20V7h3.500v13M8.500 20V4.500H12V20M14.200 7.300l3.300-.9 3.300 13-3.300.9z"),
  profile: `<circle cx="12" cy="8" r="4"/>${path("M4.5 21c.6-5 3.600-7.500 7.500-7.500s6.900 2.500 7.500 7.500")}`,
  quill: path(
    "M20.5 3.500C12 4 7 9 6 18l-2 3M6 18c6-.4 8.500-2.500 9.500-5.500l-3-.5 4.500-1.500c1.500-2 2.800-4 3.500-7M9.500 14.500L15 8.500",
  ),
  scroll: path(
    "M7 3.500h11.500a2 2 0 0 0-2 2V18a2.500 2.500 0 0 1-2.500 2.500H5.500A2.500 2.500 0 0 0 8 18V5.500A2 2 0 0 0 4 5.500v1.500h4M10.500 8.500h3.500M10.500 12h3.500",
  ),
  "log-out": path("M13.5 3.500h-8v17h8M10 12h10.500M17 8.500l3.500 3.500-3.500 3.500"),
  menu: path("M4 6.500h16M4 12h16M4 17.500h16"),
  // Actions
  edit: path("M4 20l1-4.500L16.500 4 20 7.500 8.500 19zM14 6.500L17.500 10"),
  close: path("M5.5 5.500l13 13M18.500 5.500l-13 13"),
  "arrow-left": path("M14.5 4.500L7 12l7.500 7.500"),
  "arrow-right": path("M9.5 4.500L17 12l-7.500 7.500"),
  "arrow-up": path("M4.5 14.500L12 7l7.500 7.500"),
  "arrow-down": path("M4.5 9.500L12 17l7.500-7.500"),
  plus: path("M12 4.500v15M4.500 12h15"),
  minus: path("M4.5 12h15"),
  check: path("M4.5 12.500l5 5.500L19.500 6.500"),
  alert: `${path("M12 3.500L22 20.500H2zM12 10v5")}<circle class="f" cx="12" cy="17.700" r="1"/>`,
  info: `<circle cx="12" cy="12" r="9"/>${path("M12 11v6")}<circle class="f" cx="12" cy="7.500" r="1"/>`,
  trash: path("M4.5 6.500h15M9 6.500V4h6v2.500M6.500 6.500l1 14h9l1-14M10 10v7M14 10v7"),
  copy: path("M9 8.500h11v12H9zM15.500 8.500v-5h-11v12H9"),
  duplicate: path("M9 8.500h11v12H9zM15.500 8.500v-5h-11v12H9M14.500 11.500v6M11.500 14.500h6"),
  printer: path("M7 8.500v-5h10v5M7 17.500H3.500v-9h17v9H17M7 14.500h10v6H7zM17 11.500h1"),
  retry: path("M19.5 12a7.500 7.500 0 1 1-2.200-5.300M19.500 3.500v4.500H15"),
  image: `${path("M3.5 4.500h17v15h-17zM3.500 16l5-5 4 4 3-3 5 5")}<circle cx="15.500" cy="8.500" r="1.500"/>`,
  speaker: path(
    "M4 9.500h3.500l5-4.500v14l-5-4.500H4zM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  ),
  "speaker-off": path("M4 9.500h3.500l5-4.500v14l-5-4.500H4zM16 9.500l5 5M21 9.500l-5 5"),
  flame: path(
    "M12 2.500c1 5 6 7 6 12.500a6 6 0 0 1-12 0c0-3 1.500-4.500 2.500-6.500.5 2 1.500 2.500 2 3C12 9 11 6 12 2.500zM12 21c-2-1.500-2-4 0-6 2 2 2 4.500 0 6z",
  ),
  map: path("M3.5 6l6-2.500 5 2.500 6-2.500v14.500l-6 2.500-5-2.500-6 2.500zM9.500 3.500V18M14.500 6v14.500"),
  wind: path(
    "M2.5 9c2.500 0 2.500-2 5-2s2.500 2 4.500 2 2.500-2 5-2 2.500 2 4.500 2M2.500 14c2.500 0 2.500-2 5-2s2.500 2 4.500 2 2.500-2 5-2 2.500 2 4.500 2M2.500 19c2.500 0 2.500-2 5-2s2.500 2 4.500 2 2.500-2 5-2 2.500 2 4.500 2",
  ),
  // Belongings without a picture: a few of each kind, chosen by the id of the belonging
  "item-bow": path(
    "M6 3c9 2 13 9 12 17M6 3l12 17M4 20L17 7M17 7l-4.500.5M17 7l-.5 4.500M4 20l1-3.500M4 20l3.500-1",
  ),
  "item-cloak": path("M9 4c2 2 4 2 6 0l4 16c-4 2-10 2-14 0zM9 4l-1 6M15 4l1 6M12 6v14"),
  "item-potion": path(
    "M9.5 3h5M10.500 3v6L5.500 17.500A2.500 2.500 0 0 0 7.700 21h8.600a2.500 2.500 0 0 0 2.200-3.500L13.500 9V3M7.500 15c3-1.500 5 1.500 9 0",
  ),
  "item-lantern": path(
    "M9 6h6l1.500 3v8L15 20H9l-1.500-3V9zM10 6a2 2 0 0 1 4 0M8 21.500h8M7.500 9h9M12 17c-2-1.500-1-3 0-5 1 2 2 3.500 0 5z",
  ),
  "item-coins": path(
    "M12 5c4.500 0 7 1.500 7 3.500S16.500 12 12 12s-7-1.500-7-3.500S7.500 5 12 5zM5 8.500v3.500c0 2 2.500 3.500 7 3.500s7-1.500 7-3.500V8.500M5 12v3.500c0 2 2.500 3.500 7 3.500s7-1.500 7-3.500V12",
  ),
  "spell-flame": path(
    "M12 2.500c1 5 6 7 6 12.500a6 6 0 0 1-12 0c0-3 1.500-4.500 2.500-6.500.5 2 1.500 2.500 2 3C12 9 11 6 12 2.500zM12 21c-2-1.500-2-4 0-6 2 2 2 4.500 0 6z",
  ),
  "spell-frost": path(
    "M12 2.500v19M3.800 7.200l16.400 9.600M20.200 7.200L3.800 16.800M9.500 4.500L12 7l2.500-2.500M9.500 19.500L12 17l2.500 2.500M4.500 11l3-1.500L7 6M19.500 13l-3 1.500.5 3.500M19.500 11l-3-1.500L17 6M4.500 13l3 1.500L7 18",
  ),
  "spell-eye": `${path("M2.5 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12z")}<circle cx="12" cy="12" r="3"/>`,
  "spell-bell": path(
    "M6 17c1.500-2 1.500-4 1.500-7a4.500 4.500 0 0 1 9 0c0 3 0 5 1.500 7zM10 19.500a2 2 0 0 0 4 0M12 5.500V3",
  ),
  "action-sword": path(
    "M20.5 4L10 14.500 8.500 13 19 2.500zM6.500 11.500l6.500 6.500M9 16l-5 5M14.500 9l-4 4",
  ),
  "action-shield": path(
    "M12 3c2.500 2 5.500 2.500 8 2.500 0 7-2 12-8 15.500C6 17.500 4 12.500 4 5.500 6.500 5.500 9.500 5 12 3zM12 7v10M8 11.500h8",
  ),
  "action-boot": path(
    "M8 3.500h6.500v8c1 2 5.500 2 6 5.500v3H6.500c0-3 1.500-4.500 1.500-7.500zM6.500 17.500h14M8 7h6.500",
  ),
};

const devices = {
  d20: path(
    "M24 3l18 10.500v21L24 45 6 34.500v-21zM24 3L12.500 30.500h23zM6 13.500l6.500 17L6 34.500M42 13.500l-6.500 17 6.500 4M12.500 30.500L24 45l11.500-14.500M6 13.500L24 3l18 10.500",
  ),
  "device-moon": `<circle cx="24" cy="24" r="21"/><circle cx="24" cy="24" r="18.500" stroke-width=".6"/>${path("M29 9.500a15 15 0 1 0 0 29 12 12 0 1 1 0-29z")}${path("M34 18l1.400 4.200 4.400.1-3.500 2.600 1.300 4.200-3.600-2.500-3.600 2.500 1.300-4.200-3.500-2.600 4.400-.1z")}`,
  "device-raven": `<circle cx="24" cy="24" r="21.500"/>${path("M9 31c5 0 8-2 11-6 2.500-4 3-9 8-11 4-1.600 7 .4 7.500 3l5 2.500-6 1c-.5 8-4 14-11 16.500L20 42l-.5-4C15 38 11.500 36 9 31zM20 32c5 0 9-2 12-7M24 37v5")}<circle cx="31" cy="17.500" r=".9"/>`,
  "device-bell": `${path("M11 36c4-5 4.500-10 5-17 .5-6 3.500-9.500 8-9.500s7.500 3.500 8 9.500c.5 7 1 12 5 17zM8.500 36h31v3.500h-31zM24 9.500V4m-3.500 0h7M20.500 39.500a3.500 3.500 0 0 0 7 0M15.800 25h16.400M15 30h18")}<path stroke-width=".9" d="M3 24c2-2 2-5 0-7m-2 11c4.500-4 4.500-11 0-15M45 24c-2-2-2-5 0-7m2 11c-4.500-4-4.500-11 0-15"/>`,
  "device-tower": path(
    "M13 43V20l-3-4V7h5v4h5V7h8v4h5V7h5v9l-3 4v23zM13 20h22M21 43v-9a3 3 0 0 1 6 0v9M24 25v4M6 43h36",
  ),
  new: `<path stroke-width="1.8" d="M24 10v28M10 24h28"/><circle cx="24" cy="24" r="21" stroke-dasharray="3 3"/>`,
};

const symbols = (table, size) =>
  Object.entries(table).map(([name, body]) => {
    const tidy = body
      .replaceAll(/(\.\d*?[1-9])0+(?=\D)/g, "$1")
      .replaceAll('class="f"', 'fill="currentColor" stroke="none"');
    return `<symbol id="${name}" viewBox="0 0 ${size} ${size}">${tidy}</symbol>`;
  });

const names = [...Object.keys(drawings), ...Object.keys(devices)];
const type = `export type IconName =\n${names.map((name) => `  | "${name}"`).join("\n")};\n`;
writeFileSync(
  new URL("../components/ui/icon-names.ts", import.meta.url),
  `/** The drawings of icons.svg; scripts/icons.mjs writes both files. */\n${type}`,
);
writeFileSync(
  new URL("../components/ui/icons.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${[...symbols(drawings, 24), ...symbols(devices, 48)].join("\n")}\n</svg>\n`,
);
