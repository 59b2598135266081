"use client";

import type { ComponentType, ReactNode } from "react";
import { sessionTexts } from "@/lib/messages/session";
import { ErrorState } from "./error-state";
import { lazyComponent } from "./lazy-component";

/**
 * A `lazyComponent` that is a whole page or tab: where it can't be loaded, the page says so and offers "Try again", and `further` below it.
 * A module of its own, so that who loads small parts alone doesn't load `ErrorState` too.
 */
export const lazyPage = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  further?: (props: P) => ReactNode,
) =>
  lazyComponent(load, undefined, (props: P, again) => (
    <ErrorState text={sessionTexts.unreachable} onRetry={again}>
      {further?.(props)}
    </ErrorState>
  ));
