/** Logs in as a client of next-auth does, with its token against forgery; `headers` go along. */
export const signInWithNextAuth = async (
  baseURL: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const csrf = await fetch(`${baseURL}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookie = csrf.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return fetch(`${baseURL}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { ...headers, cookie, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ csrfToken, ...fields }),
  });
};
