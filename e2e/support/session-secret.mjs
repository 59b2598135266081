/** With which every server of the tests signs its sessions; whoever knows it can issue their tokens. */
export const SESSION_SECRET = "only for tests, only on this machine";
