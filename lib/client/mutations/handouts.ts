import { api } from "@/lib/client/api/api";
import { mutation } from "./mutation";

const handouts = {
  invalidates: ({ params: { id } }: { params: { id: number } }) => ({ kind: "handouts" as const, id }),
};

export const openHandout = mutation(api.handouts.open, handouts);
export const sealHandout = mutation(api.handouts.seal, handouts);
export const removeHandout = mutation(api.handouts.remove, handouts);
