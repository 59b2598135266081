import { expect, test } from "vitest";
import { arrangePage } from "./arrange-page";

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" nonce="n" data-precedence="next"/>`;
const HEAD = '<html><head><meta charSet="utf-8"/>';
const FLIGHT = '<script nonce="n">(self.__next_f=self.__next_f||[]).push([0])</script></body></html>';

test("the styles of a page stand before its scripts and its sheets behind what is shown", () => {
  const announced = '<link rel="preload" href="/_next/static/chunks/3.css" as="style" nonce="n"/>';
  const script = '<script src="/_next/static/chunks/s.js" async="" nonce="n"></script>';
  const html = `${HEAD}${sheet("1")}${sheet("2")}${script}${announced}</head><body><p>Text</p>${FLIGHT}`;
  const asked: string[][] = [];
  const arranged = arrangePage(html, "n", (_, sheets) => {
    asked.push([...sheets]);
    return "p{top:0}";
  });
  expect(asked).toEqual([["/_next/static/chunks/1.css", "/_next/static/chunks/2.css"]]);
  const later = /<script nonce="n">document\.head\.appendChild=[^<]+<\/script>/.exec(arranged)?.[0];
  expect(arranged).toBe(
    `${HEAD}<style nonce="n">p{top:0}</style>${script.replace("<script", '<script fetchpriority="low"')}</head>` +
      `<body><p>Text</p>${later}${sheet("1")}${sheet("2")}${FLIGHT}`,
  );
});

test("a page stays as it is without sheets, without what hydration reads, and with sheets that nobody knows", () => {
  const page = `${HEAD}${sheet("1")}</head><body>${FLIGHT}`;
  for (const html of [`${HEAD}</head><body>${FLIGHT}`, `${HEAD}${sheet("1")}</head>`])
    expect(arrangePage(html, "n", () => "p{top:0}")).toBe(html);
  expect(arrangePage(page, "n", () => undefined)).toBe(page);
});
