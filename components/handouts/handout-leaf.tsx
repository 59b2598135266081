import { type Handout, isKept } from "@/lib/model/handout";
import { KeeperLeaf } from "./keeper-leaf";
import type { LeafProps } from "./leaf-frame";
import { ReaderLeaf } from "./reader-leaf";

/** A handout as one reads it, with what its keeper may do about it. */
export function HandoutLeaf({ handout, ...props }: LeafProps<Handout>) {
  return isKept(handout) ? (
    <KeeperLeaf {...props} handout={handout} />
  ) : (
    <ReaderLeaf {...props} handout={handout} />
  );
}
