import { expect, test } from "vitest";
import { firstStyles } from "./first-styles";

const write = (css: string, html: string) => firstStyles(() => css)(html, ["/_next/static/chunks/a.css"]);

test("rules are written whose classes, elements and attributes the page has", () => {
  const css = `.a .b{color:red}.a .c{color:red}.b[open]{top:0}.b[hidden]{top:1px}p{margin:0}table td{margin:0}`;
  const html = `<div class="a"><p class="x b" hidden="">Text</p></div>`;
  expect(write(css, html)).toBe(".a .b{color:red}.b[hidden]{top:1px}p{margin:0}");
});

test("of a list of selectors those are written that the page has", () => {
  expect(write(".a,.b:is(.c,.d),.e{top:0}", `<i class="a b"></i>`)).toBe(".a,.b:is(.c,.d){top:0}");
});

test("what is said of classes in brackets is taken to be so", () => {
  expect(write(".a:not(.b):has(.c,[d]){top:0}", `<i class="a"></i>`)).toBe(".a:not(.b):has(.c,[d]){top:0}");
});

test("escaped names and strings with brackets are read as they are meant", () => {
  const css = `.a\\:b{content:"}{,"}.c{background:url("data:image/svg+xml,%3Csvg{}")}.d{top:0}`;
  expect(write(css, `<i class="a:b d"></i>`)).toBe(`.a\\:b{content:"}{,"}.d{top:0}`);
});

test("conditions are kept around their rules, and left out with nothing in them", () => {
  const css =
    "@media (width<40em){.a{top:0}.b{top:0}}@media (width<20em){.b{top:0}}@container (width>1em){.a{top:1px}}";
  expect(write(css, `<i class="a"></i>`)).toBe(
    "@media (width<40em){.a{top:0}}@container (width>1em){.a{top:1px}}",
  );
});

test("print and what follows a pointer come later", () => {
  const css = "@media print{.a{top:0}}.a:hover,.a:focus-visible{top:1px}@page{margin:0}";
  expect(write(css, `<i class="a"></i>`)).toBe(".a:focus-visible{top:1px}");
});

test("animations come with the rules that name them", () => {
  const css = "@keyframes turn{to{top:0}}@keyframes rise{to{top:0}}.a{animation:turn 1s}";
  expect(write(css, `<i class="a"></i>`)).toBe(".a{animation:turn 1s}@keyframes turn{to{top:0}}");
});

test("of faces only those are written that stand in for others", () => {
  const standIn = '@font-face{font-family:b;src:local("Times")}';
  expect(write(`@font-face{font-family:a;src:url(a.woff2)}${standIn}`, "<p></p>")).toBe(standIn);
});

test("files are named from the root", () => {
  expect(write("p{background:url(../media/x.svg#y) #fff}", "<p></p>")).toBe(
    "p{background:url(/_next/static/media/x.svg#y) #fff}",
  );
});

test("sheets are written in their order, and nothing where one is unknown", () => {
  const sheets: Record<string, string> = { "/1.css": "p{top:0}", "/2.css": "p{top:1px}" };
  const stylesOf = firstStyles((address) => sheets[address]);
  expect(stylesOf("<p></p>", ["/2.css", "/1.css"])).toBe("p{top:1px}p{top:0}");
  expect(stylesOf("<p></p>", ["/1.css", "/3.css"])).toBeUndefined();
});
