import { openSource, type SourceOptions } from "./live-source";

type Stream = number | null;
interface StreamOptions extends Pick<SourceOptions, "onState" | "onRefused"> {
  resumePoint: (stream: Stream) => ReturnType<SourceOptions["resumePoint"]>;
  onEvent: (stream: Stream, ...event: Parameters<SourceOptions["onEvent"]>) => void;
}

/** The streams that the leading tab keeps open for all: one a book, or the person's own (null). */
export const openStreams = ({ resumePoint, onEvent, ...options }: StreamOptions) => {
  const sources = new Map<Stream, ReturnType<typeof openSource>>();
  /** Opens a stream for each of these that has none, and closes those that nobody looks at. */
  const sync = (wanted: ReadonlySet<Stream>) => {
    for (const [stream, source] of sources) {
      if (wanted.has(stream)) continue;
      source.close();
      sources.delete(stream);
    }
    for (const stream of wanted) {
      if (sources.has(stream)) continue;
      const source = openSource({
        campaignId: stream,
        resumePoint: () => resumePoint(stream),
        onEvent: (event) => onEvent(stream, event),
        ...options,
      });
      sources.set(stream, source);
    }
  };
  return {
    sync,
    closeAll: () => sync(new Set()),
    renew: () => {
      for (const source of sources.values()) source.renew();
    },
  };
};
