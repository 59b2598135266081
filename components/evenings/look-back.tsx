import { useState } from "react";
import { useOpenedEvening } from "@/components/chronicle/opened-evening";
import { Previously } from "@/components/chronicle/previously";
import { Button } from "@/components/ui/button";
import type { Evening } from "@/lib/model/evening";

/** Opens what was told last. */
export function LookBack({ evening }: { evening: Evening }) {
  const { open } = useOpenedEvening();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="open-book" onClick={() => setOpen(true)}>
        Previously
      </Button>
      {isOpen && (
        <Previously
          evening={evening}
          onRead={() => {
            setOpen(false);
            open(evening.id);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
