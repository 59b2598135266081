import { useMedia } from "./use-media";

/** Whether one page is shown at a time, above a strip of ribbons; false on the server. The styles say the same. */
export const useNarrow = (): boolean => useMedia("(width < 64em)");
