import type { CSSProperties } from "react";
import { DEFAULT } from "@/lib/constants";

/** The dye of a book as its custom property. What is no colour gets the dye of a book without one. */
export function accentStyle(colour: string | null | undefined): CSSProperties {
  const plain = colour && /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : DEFAULT.shelfColour;
  return { "--accent": plain } as CSSProperties;
}
