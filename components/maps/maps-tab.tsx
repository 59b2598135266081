"use client";

import { lazyComponent } from "@/components/ui/lazy-component";

/** The maps of a campaign, loaded once their page is turned to. */
export const [MapsTab] = lazyComponent(() => import("./maps-page").then((module) => module.MapsPage));
