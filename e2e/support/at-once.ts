/**
 * The answers to so many requests that are sent at once, in their order. What a machine that is busy with other work refuses, uncounted, is
 * asked again: the embedded database takes one after another, and forty of them may be more than it answers in time.
 */
export const atOnce = async <A extends { status: number }>(
  times: number,
  ask: (index: number) => Promise<A>,
): Promise<A[]> => {
  const answers: A[] = [];
  let open = Array.from({ length: times }, (_, index) => index);
  while (open.length > 0) {
    const came = await Promise.all(open.map(async (index) => ({ index, answer: await ask(index) })));
    for (const { index, answer } of came) answers[index] = answer;
    open = came.filter(({ answer }) => answer.status === 503).map(({ index }) => index);
  }
  return answers;
};
