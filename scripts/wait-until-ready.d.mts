export function waitUntilReady(
  url: string,
  options: { isOver: () => boolean; say: (sentence: string) => void; quiet?: number },
): Promise<boolean>;
