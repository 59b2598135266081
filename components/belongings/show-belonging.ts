"use client";

import { createContext } from "react";
import type { BelongingKind } from "@/lib/model/belonging";

/** Shows a belonging of the current creature on the right page; without a book around it nothing happens. */
export const ShowBelonging = createContext<(kind: BelongingKind, id: number) => void>(() => {});
