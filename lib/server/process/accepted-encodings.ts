const TAKES_BROTLI = /^(?!.*\bbr;\s*q=0(?:\.0*)?(?:,|$)).*\bbr\b/;
const TAKES_GZIP = /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/;

/** Whether a client takes what is compressed so, by its `Accept-Encoding`. */
export const takesBrotli = (accepted = ""): boolean => TAKES_BROTLI.test(accepted);
export const takesGzip = (accepted = ""): boolean => TAKES_GZIP.test(accepted);
