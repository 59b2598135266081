/** What of an error may be logged. */
export type ErrorDescription = {
  name: string;
  message: string;
  code: string | undefined;
  at: string[];
};

/** The error and what caused it, without the values of a failed query: those are what people wrote. */
export function describeError(error: unknown): ErrorDescription[] {
  if (!(error instanceof Error)) return [{ name: typeof error, message: "", code: undefined, at: [] }];
  const { name, message, stack = "", cause } = error;
  return [
    {
      name,
      // The query builder's message ends with the values, after this line break.
      message: message.startsWith("Failed query: ") ? message.replace(/\nparams: .*$/s, "") : message,
      code: "code" in error && typeof error.code === "string" ? error.code : undefined,
      at: stack.replace(message, "").match(/(?<=^\s+at ).*$/gm) ?? [],
    },
    ...(cause === undefined ? [] : describeError(cause)),
  ];
}
