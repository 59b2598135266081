import { Icon } from "@/components/ui/icon";
import { useAskedRoll } from "@/components/ui/text/use-asked-roll";
import { deedTexts } from "@/lib/messages/deeds";
import { ABILITY_LABEL, signed } from "@/lib/rules/abilities";
import { amountKey, type Deed, diceFace } from "@/lib/rules/deeds";
import { romanLevel } from "./roman-level";
import styles from "./deed-line.module.css";

interface DeedLineProps {
  deed: Deed;
  /** What there is too little of to do it once more. It is rolled all the same: the last of it may have been spent on just this. */
  missing: string | undefined;
  /** Shows the whole of it. */
  onShow: () => void;
}

/** One line of "What I do": the name of an attack, item or spell is a link to its page, its figures are roll buttons. */
export function DeedLine({ deed, missing, onShow }: DeedLineProps) {
  const { name, level, detail, toHit, amounts, heals, save } = deed;
  const press = useAskedRoll(name);
  const isQuiet = !toHit && amounts.length === 0 && !save;
  return (
    <li
      data-quiet={isQuiet || undefined}
      data-missing={missing !== undefined || undefined}
      data-wide={amounts.length > 1 || undefined}
    >
      <span className={styles["what"]}>
        <b dir="auto">
          <button type="button" onClick={onShow}>
            {name}
          </button>
        </b>
        {level > 0 && (
          <span className={styles["level"]}>
            <span className="vh">{`level ${level}`}</span>
            <span aria-hidden="true">{romanLevel(level)}</span>
          </span>
        )}
        <small dir="auto">{missing ?? detail}</small>
      </span>
      <span className={styles["rolls"]}>
        {save && (
          <span className={styles["asks"]}>{`${ABILITY_LABEL[save.ability]} ${save.difficulty}`}</span>
        )}
        {isQuiet && <span className={styles["asks"]}>{deedTexts.noRoll}</span>}
        {toHit && (
          <button
            type="button"
            aria-label={`${name}: to hit, ${signed(toHit.modifier)}${missing ? `; ${missing}` : ""}`}
            data-hold=""
            onClick={() => press(toHit)}
          >
            <Icon name="d20" />
            {signed(toHit.modifier)}
          </button>
        )}
        {amounts.map((amount) => (
          <button
            key={amountKey(amount)}
            type="button"
            data-kind={heals ? "heal" : "hurt"}
            aria-label={`${name}: ${deedTexts.amount(diceFace(amount), amount.label, heals)}${missing ? `; ${missing}` : ""}`}
            onClick={() => press(amount)}
          >
            {diceFace(amount)}
          </button>
        ))}
      </span>
    </li>
  );
}
