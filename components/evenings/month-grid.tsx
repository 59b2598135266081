import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import styles from "./month-grid.module.css";

/** A day of the reader's calendar, such as "2026-12-04". */
export type DayKey = string;

const two = (number: number) => String(number).padStart(2, "0");
export const dayKey = (date: Date): DayKey =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

const WEEK = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const DAYS = 7;

/** The weeks of a month, from Monday on; days of the months around it are left empty. */
const weeksOf = (first: Date): (Date | undefined)[][] => {
  const before = (first.getDay() + DAYS - 1) % DAYS;
  const days = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const cells = Array.from({ length: Math.ceil((before + days) / DAYS) * DAYS }, (_, at) => {
    const day = at - before + 1;
    return day >= 1 && day <= days ? new Date(first.getFullYear(), first.getMonth(), day) : undefined;
  });
  return Array.from({ length: cells.length / DAYS }, (_, week) =>
    cells.slice(week * DAYS, (week + 1) * DAYS),
  );
};

interface MonthGridProps {
  chosen: ReadonlySet<DayKey>;
  onToggle: (day: DayKey) => void;
}

/** A month whose days are tapped; those that lie behind can't be. */
export function MonthGrid({ chosen, onToggle }: MonthGridProps) {
  const [now] = useState(() => new Date());
  const [ahead, setAhead] = useState(0);
  const first = new Date(now.getFullYear(), now.getMonth() + ahead, 1);
  const today = dayKey(now);
  const sameYear = first.getFullYear() === now.getFullYear();
  const name = first.toLocaleDateString("en-GB", { month: "long", ...(!sameYear && { year: "numeric" }) });
  return (
    <table className={styles["month"]}>
      <caption>
        <IconButton
          icon="arrow-left"
          label="The month before"
          aria-disabled={ahead === 0 || undefined}
          onClick={() => setAhead(Math.max(0, ahead - 1))}
        />
        <span aria-live="polite">{name}</span>
        <IconButton icon="arrow-right" label="The month after" onClick={() => setAhead(ahead + 1)} />
      </caption>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first).map((week, at) => (
          <tr key={`${dayKey(first)} ${at}`}>
            {week.map((date, weekday) => (
              <td key={date ? dayKey(date) : `none ${weekday}`}>
                {date && (
                  <button
                    type="button"
                    aria-pressed={chosen.has(dayKey(date))}
                    aria-label={date.toLocaleDateString("en-GB", {
                      weekday: "long",
                      day: "numeric",
                      month: "long",
                    })}
                    disabled={dayKey(date) < today}
                    onClick={() => onToggle(dayKey(date))}
                  >
                    {date.getDate()}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
