"use client";

import { useState } from "react";
import { ShortcutList } from "@/components/shell/shortcut-list";
import { Button } from "@/components/ui/button";
import { shortcutTexts } from "@/lib/messages/shortcuts";

/** Opens the list of shortcuts for those who let them rest, too. */
export function ShortcutsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{shortcutTexts.title}</Button>
      {open && <ShortcutList onClose={() => setOpen(false)} />}
    </>
  );
}
