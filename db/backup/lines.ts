import { StringDecoder } from "node:string_decoder";

/** The lines of a text that comes in pieces. Nothing is read before somebody asks, as node:readline would, and lose it. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let begun = "";
  for await (const chunk of chunks) {
    const [first = "", ...more] = decoder.write(chunk).split("\n");
    begun += first;
    for (const next of more) {
      yield begun;
      begun = next;
    }
  }
  if (begun !== "") yield begun;
}
