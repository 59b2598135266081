import { openSource, type SourceOptions } from "./live-source";

type Stream = number | null;
export interface StreamOptions {
  /** As of a source; undefined once the stream is closed on purpose. */
  onState: (stream: Stream, retryAt: number | null | undefined) => void;
  onRefused: (stream: Stream) => void;
  resumePoint: (stream: Stream) => ReturnType<SourceOptions["resumePoint"]>;
  onEvent: (stream: Stream, ...event: Parameters<SourceOptions["onEvent"]>) => void;
}

/** The streams that the leading tab keeps open for all: one a book, or the person's own (null). */
export const openStreams = ({ resumePoint, onEvent, onState, onRefused }: StreamOptions) => {
  const sources = new Map<Stream, ReturnType<typeof openSource>>();
  /** Opens a stream for each of these that has none, and closes those that nobody looks at. */
  const sync = (wanted: ReadonlySet<Stream>) => {
    for (const [stream, source] of sources) {
      if (wanted.has(stream)) continue;
      source.close();
      sources.delete(stream);
      onState(stream, undefined);
    }
    for (const stream of wanted) {
      if (sources.has(stream)) continue;
      const source = openSource({
        campaignId: stream,
        resumePoint: () => resumePoint(stream),
        onEvent: (event) => onEvent(stream, event),
        onState: (retryAt) => onState(stream, retryAt),
        onRefused: () => onRefused(stream),
      });
      sources.set(stream, source);
    }
  };
  return {
    sync,
    isOpen: (stream: Stream) => sources.has(stream),
    closeAll: () => sync(new Set()),
    renew: () => {
      for (const source of sources.values()) source.renew();
    },
  };
};
