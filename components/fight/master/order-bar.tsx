import { CallBar } from "@/components/fight/call/call-bar";
import { useFightTable } from "@/components/fight/fight-table";
import { isCalled } from "@/lib/rules/fight-call";
import { TurnBar } from "./turn-bar";

/** What is pressed most below the order: the turns, and before round 1 what leads to it. */
export function OrderBar({ last }: { last: string | undefined }) {
  const { fight } = useFightTable();
  return isCalled(fight) ? <CallBar last={last} /> : <TurnBar last={last} mayUndo />;
}
