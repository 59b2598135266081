"use client";

import { lazyPage } from "@/components/ui/lazy-page";

/** The maps of a campaign, loaded once their page is turned to. */
export const [MapsTab] = lazyPage(() => import("./maps-page").then((module) => module.MapsPage));
