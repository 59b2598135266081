/** Said where the signed-in person could not be read. */
export const personFailed = "Failed to fetch user data.";

/** Said where the browser has kept no cookie; one of an https address is kept there alone. */
export const noCookie = (siteUrl: string): string =>
  `This browser kept no cookie, and without it no book opens. Please ${
    siteUrl.startsWith("https:") ? `open ${siteUrl}` : "allow the cookies of this site"
  }.`;
