"use client";

import type { ReactNode } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useChosenHandout } from "./handouts-context";

const [HandoutLeaf] = lazyComponent(() => import("./handout-leaf").then((module) => module.HandoutLeaf));

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
