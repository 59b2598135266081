import { afterEach, expect, it, vi } from "vitest";
import { writeAddressTab } from "./write-address-tab";

// What runs on the server knows no hooks of the browser.
vi.mock("next/navigation", () => ({ usePathname: () => "" }));

const at = (href: string) => {
  const { pathname } = new URL(href);
  const history = { state: null, pushState: vi.fn(), replaceState: vi.fn() };
  vi.stubGlobal("window", { location: { href, pathname }, history });
  return history;
};
afterEach(() => vi.unstubAllGlobals());

it("takes a tab out of the address of its page", () => {
  const { replaceState } = at("http://localhost/character?tab=class&own=spell");
  writeAddressTab("tab", null, false, "/character");
  expect(String(replaceState.mock.calls[0]?.[2])).toBe("http://localhost/character?own=spell");
});

it("leaves the address to the page that the browser has gone back to", () => {
  const { pushState, replaceState } = at("http://localhost/campaign?tab=description&about=factions");
  writeAddressTab("tab", null, false, "/character");
  writeAddressTab("own", "spell", true, "/character");
  expect([pushState, replaceState].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
