import { IconButton } from "@/components/ui/icon-button";
import { useMuted } from "@/lib/client/page/use-muted";

export function SoundButton() {
  const [muted, setMuted] = useMuted();
  return (
    <IconButton
      icon={muted ? "speaker-off" : "speaker"}
      label="Mute sounds"
      aria-pressed={muted}
      onClick={() => setMuted(!muted)}
    />
  );
}
