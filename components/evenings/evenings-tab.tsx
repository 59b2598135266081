"use client";

import { lazyComponent } from "@/components/ui/lazy-component";

const [EveningsPage] = lazyComponent(() => import("./evenings-page").then((module) => module.EveningsPage));

export function EveningsTab(props: {
  campaignId: number;
  readerId: number;
  isPlayer: boolean;
  isAuto: boolean;
}) {
  return <EveningsPage {...props} />;
}
