"use client";

import { lazyPage } from "@/components/ui/lazy-page";

const [EveningsPage] = lazyPage(() => import("./evenings-page").then((module) => module.EveningsPage));

export function EveningsTab(props: {
  campaignId: number;
  readerId: number;
  isPlayer: boolean;
  isAuto: boolean;
}) {
  return <EveningsPage {...props} />;
}
