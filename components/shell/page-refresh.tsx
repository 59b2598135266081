"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useTransition } from "react";
import { onRefreshPage, setRefreshing } from "@/lib/client/page/refresh-page";

/** Does what `refreshPage` asks for: once, in the root layout. */
export function PageRefresh() {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const refresh = useEffectEvent(() => startRefresh(() => router.refresh()));
  useEffect(() => onRefreshPage(() => refresh()), []);
  useEffect(() => setRefreshing(isRefreshing), [isRefreshing]);
  return null;
}
