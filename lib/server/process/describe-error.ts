/** What of an error may be logged. */
export type ErrorDescription = {
  name: string;
  message: string;
  code: string | undefined;
  at: string[];
};

const withoutValues = ({ name, message }: Error): string => {
  // A parser quotes what it could not read.
  if (name === "SyntaxError") return "";
  // The query builder's message ends with the values, after this line break.
  return message.startsWith("Failed query: ") ? message.replace(/\nparams: .*$/s, "") : message;
};

/** The error and what caused it, without the values of a failed query or a text that could not be read: those are what people wrote. */
export function describeError(error: unknown): ErrorDescription[] {
  if (!(error instanceof Error)) return [{ name: typeof error, message: "", code: undefined, at: [] }];
  const { name, message, stack = "", cause } = error;
  return [
    {
      name,
      message: withoutValues(error),
      code: "code" in error && typeof error.code === "string" ? error.code : undefined,
      at: stack.replace(message, "").match(/(?<=^\s+at ).*$/gm) ?? [],
    },
    ...(cause === undefined ? [] : describeError(cause)),
  ];
}
