import { classNames } from "@/components/ui/class-names";
import styles from "./field.module.css";

/** The look of an input; apart from `Field`, so that a single input brings no label, hint and counter along. */
export const inputClass = classNames(styles["input"]);
