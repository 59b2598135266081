"use client";

import { ask, type Question } from "./confirm-store";

/** `const confirm = useConfirm(); if (await confirm({ text, accept })) …` */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return ask;
}
