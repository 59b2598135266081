import type { ScreenState } from "@/e2e/screens-catalogue/screen-state";
import { fileOf, type Size } from "./sizes";

const figure = (name: string, size: Size) =>
  `<a href="${fileOf(name, size)}"><img loading="lazy" src="${fileOf(name, size)}" alt="${name}, ${size.width} pixels wide" style="width:${size.width / 3}px"></a>`;

/** All pictures, a row each place. */
export const indexPage = (places: readonly ScreenState[], sizes: readonly Size[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>
body { font: 16px/1.4 Georgia, serif; margin: 2rem; background: #2b1d12; color: #f0e5cf }
nav { columns: 14rem; margin-bottom: 2rem } a { color: #ecd08f }
section { margin: 0 0 2.5rem } section div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto }
img { display: block; height: auto; border: 1px solid #6b4e33 }
</style>
<h1>Every screen</h1>
<nav>${places.map(({ name }) => `<a href="#${name}">${name}</a><br>`).join("")}</nav>
${places
  .map(
    ({ name, as, path }) =>
      `<section id="${name}"><h2>${name}</h2><p>${as}, ${path}</p><div>${sizes.map((size) => figure(name, size)).join("")}</div></section>`,
  )
  .join("\n")}
</html>
`;
