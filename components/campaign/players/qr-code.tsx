import { encode } from "uqr";

/** The white margin around a code, in its modules: less than four and some cameras don't see where it begins. */
const MARGIN = 4;

/** The dark modules of a row, each run of them as one rectangle. */
const runsOf = (row: readonly boolean[], y: number): string => {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
  }
  return path;
};

/** A text as a code that a camera reads, drawn in the browser: the text goes to nobody. */
export function QrCode({ text, className }: { text: string; className?: string | undefined }) {
  const { data, size } = encode(text, { ecc: "M", border: MARGIN });
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the invitation"
      shapeRendering="crispEdges"
    >
      <path fill="#27190f" d={data.map(runsOf).join("")} />
    </svg>
  );
}
