import { BookPage } from "@/components/book/book-page";
import { Icon } from "@/components/ui/icon";
import styles from "./login.module.css";

const purpose =
  "wherein dungeon masters and players keep their worlds, their heroes and their monsters, every campaign a book of its own";

/** What the product is, before it asks for anything. */
export function TitlePage() {
  return (
    <BookPage side="left" name="Title page" look="title">
      <p className="label">Being a shelf of campaigns</p>
      <p className={styles["name"]}>Tomekeeper</p>
      <p className={styles["purpose"]}>{purpose}</p>
      <Icon name="d20" className={styles["device"]} />
      <p className="label">Free to all who sit at the table</p>
    </BookPage>
  );
}

/** The same in short, above the form of narrow screens, which show one page. */
export function TitleLines() {
  return (
    <header className={styles["lines"]}>
      <p className={styles["brand"]}>Tomekeeper</p>
      <p className="note">{purpose}</p>
    </header>
  );
}
