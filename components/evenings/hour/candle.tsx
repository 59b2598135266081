import { useId } from "react";

/** Where its wax begins and ends, in units of the drawing. */
const [TOP, FOOT, MARK_TO_MARK] = [39, 88, 52];

/** A candle with a mark for every hour. `burnt` is the share of the evening that is over, 0 to 1. */
export function Candle({ burnt, hours }: { burnt: number; hours: number }) {
  const id = useId();
  const drop = Math.min(Math.max(burnt, 0), 1) * (FOOT - TOP - 8);
  const marks = Array.from(
    { length: Math.max(Math.round(hours) - 1, 0) },
    (_, index) => FOOT - (MARK_TO_MARK / hours) * (index + 1),
  );
  return (
    <svg viewBox="0 0 52 96" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffd28a" stopOpacity=".8" />
          <stop offset=".35" stopColor="#ff9d45" stopOpacity=".24" />
          <stop offset="1" stopColor="#ff9d45" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}wax`} x1="0" x2="1">
          <stop offset="0" stopColor="#f3dfb4" />
          <stop offset=".5" stopColor="#dcc18c" />
          <stop offset="1" stopColor="#7c5c33" />
        </linearGradient>
        <linearGradient id={`${id}brass`} x1="0" x2="1">
          <stop offset="0" stopColor="#f0d391" />
          <stop offset=".45" stopColor="#9c7330" />
          <stop offset="1" stopColor="#3e2a0e" />
        </linearGradient>
      </defs>
      <circle cx="26" cy={26 + drop} r="40" fill={`url(#${id}glow)`} />
      <path
        fill={`url(#${id}wax)`}
        d={`M18.5 ${TOP + drop}c0-2 3.5-3.2 7.5-3.2s7.5 1.2 7.5 3.2V${FOOT}h-15z`}
      />
      {marks
        .filter((mark) => mark > TOP + drop + 4)
        .map((mark) => (
          <path
            key={mark}
            d={`M18.5 ${mark}c2 1.3 13 1.3 15 0`}
            fill="none"
            stroke="#6b2418"
            strokeWidth="1.6"
          />
        ))}
      <g transform={`translate(0 ${drop})`}>
        <path
          fill="#f8e9c6"
          d="M18.5 39c0-2 3.5-3.2 7.5-3.2s7.5 1.2 7.5 3.2c0 1.8-1.8 2.3-3 2.3-.8 0-.8 6-2 6s-.8-5.5-2.2-5.5-1 2.5-2.2 2.5-1-2.8-2.5-2.6c-1.700.2-3.100-.7-3.100-2.700z"
        />
        <path fill="#2a160a" d="M25.4 32h1.200v5h-1.200z" />
        <path
          fill="#ffb347"
          d="M26 13c1.900 5 4.800 8.400 4.800 13.200 0 3.600-2.100 6-4.800 6s-4.800-2.400-4.800-6c0-4.800 2.900-8.200 4.800-13.200z"
        />
        <path
          fill="#fff3cc"
          d="M26 21c1.100 2.800 2.600 4.800 2.600 7.400 0 2.500-1.100 3.800-2.600 3.800s-2.600-1.300-2.600-3.800c0-2.600 1.500-4.600 2.600-7.400z"
        />
      </g>
      <path
        fill={`url(#${id}brass)`}
        d="M15 86.5h22l1.200 2.300c6 .9 10.300 2.400 10.300 4 0 2-9.500 3.200-22.500 3.200S3.500 94.800 3.500 92.800c0-1.600 4.300-3.100 10.300-4z"
      />
      <path fill="none" stroke="#f9e4ad" strokeOpacity=".75" d="M9 91c9 2.200 25 2.200 34 0" />
    </svg>
  );
}
