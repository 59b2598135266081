"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { lazyPage } from "@/components/ui/lazy-page";
import { useChosenHandout } from "./handouts-context";

const [HandoutLeaf] = lazyPage(
  () => import("./handout-leaf").then((module) => module.HandoutLeaf),
  ({ back, onClose }) => (
    <Button icon="arrow-left" onClick={onClose}>
      {back}
    </Button>
  ),
);

interface FacingHandoutProps {
  campaignId: number;
  /** What the page is when no handout lies on it. */
  back: string;
  children: ReactNode;
}

/** The facing page: the handout that was chosen, laid over what else it shows, which keeps what is being written. */
export function FacingHandout({ campaignId, back, children }: FacingHandoutProps) {
  const { chosen, choose, led } = useChosenHandout();
  return (
    <>
      <div hidden={chosen !== undefined} style={chosen ? undefined : { display: "contents" }}>
        {children}
      </div>
      {chosen && (
        <HandoutLeaf
          key={chosen.id}
          {...{ campaignId, back, led }}
          handout={chosen}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}
