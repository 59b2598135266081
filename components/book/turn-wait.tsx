import { Skeleton } from "@/components/ui/skeleton";
import { sectionLoading } from "@/lib/messages/sections";
import styles from "./turn-wait.module.css";

const isKnown = (path: string): path is keyof typeof sectionLoading => Object.hasOwn(sectionLoading, path);

/** Written on the blank page while the section that the book is turned to is long in coming. */
export function TurnWait({ to }: { to: string }) {
  return <div className={styles["wait"]}>{isKnown(to) && <Skeleton text={sectionLoading[to]} />}</div>;
}
