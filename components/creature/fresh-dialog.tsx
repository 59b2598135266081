import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";

interface FreshDialogProps<M> {
  title: string;
  texts: { loading: string; loadFailed: string };
  read: () => Promise<M>;
  /** Gets why it could not be read. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
  /** The dialog with what was read. */
  children: (fresh: M) => ReactNode;
}

/** Opens an editor with what the server holds now, not with what the page showed. */
export function FreshDialog<M>(props: FreshDialogProps<M>) {
  const { title, texts, read, onRefused, onClose, children } = props;
  const [fresh, setFresh] = useState<{ read: M }>();
  const [failed, setFailed] = useState(false);
  const latest = useRef({ read, onRefused });
  latest.current = { read, onRefused };
  const load = () => {
    setFailed(false);
    latest.current.read().then(
      (answer) => setFresh({ read: answer }),
      (error: unknown) => {
        setFailed(true);
        latest.current.onRefused(error);
      },
    );
  };
  useEffect(load, []);
  if (fresh) return children(fresh.read);
  return (
    <Dialog title={title} onClose={onClose}>
      {failed ? <ErrorState text={texts.loadFailed} onRetry={load} /> : <Skeleton text={texts.loading} />}
    </Dialog>
  );
}
