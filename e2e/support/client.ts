/** What came back, read whole. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: () => unknown;
}

/** Sends a request with somebody's token, or nobody's; `data` as JSON, unless it is a form. Cheap, for tests that make thousands. */
export type Send = (method: string, path: string, data?: object) => Promise<Answer>;

/** A stream of events has no end: of it the beginning is read. */
const textOf = async (response: Response): Promise<string> => {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text();
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
};

export const answerOf = async (response: Response): Promise<Answer> => {
  const text = await textOf(response);
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: () => JSON.parse(text) as unknown,
  };
};

/** A connection that the server closed just as it was used again says nothing about the answer. */
const isReset = (error: unknown) =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  /ECONNRESET|other side closed/.test(String(error.cause));

export const clientOf =
  (baseURL: string, token?: string): Send =>
  async (method, path, data) => {
    const headers = new Headers();
    if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
    const isForm = data instanceof FormData;
    if (data !== undefined && !isForm) headers.set("content-type", "application/json");
    const body = isForm ? data : data && JSON.stringify(data);
    const request: RequestInit = { method, headers, ...(body !== undefined && { body }) };
    const response = await fetch(baseURL + path, request).catch((error: unknown) => {
      if (method !== "GET" || !isReset(error)) throw error;
      return fetch(baseURL + path, request);
    });
    return answerOf(response);
  };
