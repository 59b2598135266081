/** Said where the signed-in person could not be read. */
export const personFailed = "Failed to fetch user data.";
