const LOBES = 11;
const point = (radius: number, turn: number) =>
  `${(48 + radius * Math.sin(turn)).toFixed(1)} ${(48 - radius * Math.cos(turn)).toFixed(1)}`;

/** The rim of pressed wax: a ring of shallow lobes. */
const rim = Array.from({ length: LOBES }, (_, index) => {
  const step = (2 * Math.PI) / LOBES;
  const middle = (index + 0.5) * step;
  return `Q${point(50 - (index % 3), middle)} ${point(40 + (index % 2) * 2, (index + 1) * step)}`;
}).join("");

/** Red wax with the mark of the house, a twenty-sided die. */
export function WaxSeal({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
      <path fill="#6d1612" d={`M${point(40, 0)}${rim}Z`} />
      <circle cx="48" cy="48" r="30" fill="#8f231b" stroke="#581009" strokeWidth="3" />
      <path
        d="M22 36a29 29 0 0 1 34-17"
        fill="none"
        stroke="#d5695a"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g fill="none" stroke="#561009" strokeWidth="2.2" strokeLinejoin="round">
        <path d="M48 27l18 10.5v21L48 69 30 58.500v-21z" />
        <path d="M48 27L36.500 54.500h23zM30 37.500l6.500 17L30 58.500M66 37.500l-6.500 17 6.500 4M36.500 54.500L48 69l11.500-14.500" />
      </g>
    </svg>
  );
}
