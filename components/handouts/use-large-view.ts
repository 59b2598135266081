import { useState } from "react";
import type { Handout } from "@/lib/model/handout";

/** How a handout lies large over the book: as a picture, or as a letter whose seal breaks with the first look. */
export function useLargeView({ image }: Handout, led: number, isNew: boolean) {
  const isLed = led > 0 && Boolean(image);
  const [view, setView] = useState<"large" | "first" | null>(isNew ? "first" : isLed ? "large" : null);
  const [followed, setFollowed] = useState(led);
  if (led !== followed) {
    setFollowed(led);
    if (isLed) setView("large");
  }
  return { view, enlarge: () => setView("large"), close: () => setView(null) };
}
