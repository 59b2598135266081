"use client";

import { keepToldRoll } from "@/lib/client/dice/table-rolls";
import { useLiveEvent } from "@/lib/client/live/live-events";

/** Keeps what the stream tells of the table's dice. Once on each page. */
export function useTableRolls(): void {
  useLiveEvent("roll", (data) => void keepToldRoll(data));
}
