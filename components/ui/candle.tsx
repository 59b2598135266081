import styles from "./candle.module.css";
import { classNames } from "./class-names";

/** The one light of the room; its flame is the only movement without an end. */
export function Candle({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles["candle"], className)} viewBox="0 0 140 250" aria-hidden="true">
      <defs>
        <radialGradient id="candle-glow">
          <stop offset="0" stopColor="#ffd28a" stopOpacity=".75" />
          <stop offset=".4" stopColor="#ff9d45" stopOpacity=".22" />
          <stop offset="1" stopColor="#ff9d45" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="candle-wax">
          <stop offset="0" stopColor="#f3dfb4" />
          <stop offset=".5" stopColor="#d9bd86" />
          <stop offset="1" stopColor="#7c5c33" />
        </linearGradient>
        <linearGradient id="candle-brass">
          <stop offset="0" stopColor="#e3c07a" />
          <stop offset=".45" stopColor="#9c7330" />
          <stop offset="1" stopColor="#3e2a0e" />
        </linearGradient>
      </defs>
      <circle cx="70" cy="66" r="120" fill="url(#candle-glow)" />
      <path fill="url(#candle-wax)" d="M48 108c0-5 10-8 22-8s22 3 22 8v108H48z" />
      <path
        fill="#f6e6c2"
        d="M48 108c0-5 10-8 22-8s22 3 22 8c0 4-5 6-8 6-2 0-2 18-5 18s-2-16-6-16-3 8-6 8-3-8-7-8-4 4-8 2c-3-2-4-6-4-10z"
      />
      <path fill="#2a160a" d="M68.5 90h3v14h-3z" />
      <g className={styles["flame"]}>
        <path fill="#ffb347" d="M70 38c5 14 13 24 13 38 0 10-6 17-13 17s-13-7-13-17c0-14 8-24 13-38z" />
        <path fill="#fff3cc" d="M70 58c3 8 7 14 7 22 0 7-3 11-7 11s-7-4-7-11c0-8 4-14 7-22z" />
      </g>
      <path
        fill="url(#candle-brass)"
        d="M40 214h60l4 8c10 3 20 9 22 16 1 6-24 12-56 12s-57-6-56-12c2-7 12-13 22-16z"
      />
      <path fill="none" stroke="#f5dca0" strokeOpacity=".7" d="M30 226c20 7 60 7 80 0" />
    </svg>
  );
}
