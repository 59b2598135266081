type Errors = Record<string, { message?: string | undefined } | undefined>;

/**
 * Where the errors of a form are said. `incomplete` is one sentence about all fields, so it is said once, above the button, and the
 * fields that are empty are only marked.
 */
export function fieldTexts<E extends { [name in keyof E]: Errors[string] }>(errors: E, incomplete: string) {
  const said: Errors = errors;
  const empty = Object.values(said).some((error) => error?.message === incomplete);
  return {
    banner: empty ? incomplete : said["root"]?.message,
    texts: (name: string) => {
      const message = said[name]?.message;
      return message === incomplete ? { invalid: true } : { error: message };
    },
  };
}
