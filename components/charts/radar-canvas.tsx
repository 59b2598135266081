"use client";

import {
  Chart,
  type ChartOptions,
  Filler,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
} from "chart.js";
import { useEffect, useRef, useState } from "react";
import { Radar } from "react-chartjs-2";

Chart.register(RadarController, RadialLinearScale, PointElement, LineElement, Filler);

/** Below so many pixels the ink gets finer. */
const SMALL = 140;

interface RadarCanvasProps {
  values: readonly number[];
  /** Suggested lowest and highest value: what lies outside stretches the scale. */
  range: readonly [number, number];
  /** The custom property that holds the colour of the ink. */
  ink: "--chart-ability" | "--chart-save";
}

/** The drawing alone, six rings of ink: names and figures stand around it as text. */
export function RadarCanvas({ values, range, ink }: RadarCanvasProps) {
  const probe = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState<Colours>();
  useEffect(() => {
    if (probe.current) setColours(coloursOf(probe.current, ink));
  }, [ink]);
  return (
    <div ref={probe}>
      {colours && (
        <Radar
          aria-hidden="true"
          data={{
            labels: values.map(String),
            datasets: [
              {
                data: [...values],
                borderColor: colours.ink,
                backgroundColor: withAlpha(colours.ink, 0.24),
                pointBackgroundColor: colours.ink,
                pointBorderColor: colours.paper,
                borderWidth: ({ chart }) => (chart.width < SMALL ? 1.5 : 2),
                pointRadius: ({ chart }) => (chart.width < SMALL ? 2.4 : 3.4),
              },
            ],
          }}
          options={optionsFor(stretched(range, values), colours)}
        />
      )}
    </div>
  );
}

interface Colours {
  ink: string;
  line: string;
  paper: string;
}

function coloursOf(element: Element, ink: RadarCanvasProps["ink"]): Colours {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { ink: read(ink), line: read("--ink-500"), paper: read("--page-50") };
}

/** Of a colour in six hexadecimal digits. */
function withAlpha(colour: string, alpha: number): string {
  return `${colour}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0")}`;
}

/** What is suggested, wide enough for every value. chart.js would round a suggestion of its own to even numbers. */
const stretched = (range: RadarCanvasProps["range"], values: readonly number[]) =>
  [Math.min(range[0], ...values), Math.max(range[1], ...values)] as const;

function optionsFor([lowest, highest]: readonly [number, number], colours: Colours): ChartOptions<"radar"> {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const inner = withAlpha(colours.line, 0.42);
  return {
    maintainAspectRatio: false,
    events: [],
    animation: still ? false : { duration: 280 },
    layout: { padding: 5 },
    scales: {
      r: {
        min: lowest,
        max: highest,
        backgroundColor: withAlpha(colours.paper, 0.6),
        pointLabels: { display: false },
        angleLines: { color: inner, lineWidth: 0.8 },
        ticks: { display: false, count: 5 },
        grid: {
          color: ({ index }) => (index === 4 ? colours.line : inner),
          lineWidth: ({ index }) => (index === 4 ? 1.1 : 0.8),
        },
      },
    },
  };
}
