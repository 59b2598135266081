import Link from "next/link";
import { BookPage } from "@/components/book/book-page";
import { Icon } from "@/components/ui/icon";
import { productTexts } from "@/lib/messages/product";
import styles from "./login.module.css";

const { name, purpose } = productTexts;

/** What the product is, before it asks for anything. */
export function TitlePage() {
  return (
    <BookPage side="left" name="Title page" look="title">
      <p className="label">Being a shelf of campaigns</p>
      <p className={styles["name"]}>{name}</p>
      <p className={styles["purpose"]}>{purpose}</p>
      <Icon name="d20" className={styles["device"]} />
      <ul className={styles["contents"]}>
        {productTexts.contents.map(([icon, line]) => (
          <li key={icon}>
            <Icon name={icon} />
            {line}
          </li>
        ))}
      </ul>
      <p className="label">Free to all who sit at the table</p>
      <AboutLink />
    </BookPage>
  );
}

/** The same in short, above the form of narrow screens, which show one page. */
export function TitleLines() {
  return (
    <header className={styles["lines"]}>
      <p className={styles["brand"]}>{name}</p>
      <p className="note">{purpose}</p>
      <AboutLink />
    </header>
  );
}

function AboutLink() {
  return (
    <Link className={styles["about"]} href="/about" prefetch={false}>
      What is in it, and whose work
    </Link>
  );
}
