/** Hours within which a planned evening counts as the one of now: it is begun as that one, and stands among those to come until then. */
export const NEAR_HOURS = 12;

/** The same in milliseconds. */
export const NEAR = NEAR_HOURS * 3_600_000;
