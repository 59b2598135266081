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
import { type Range, stretched } from "./radar-shape";

Chart.register(RadarController, RadialLinearScale, PointElement, LineElement, Filler);

/** Below so many pixels the ink gets finer. */
const SMALL = 140;

interface RadarCanvasProps {
  values: readonly number[];
  /** Suggested lowest and highest value: what lies outside stretches the scale. */
  range: Range;
  /** The custom property that holds the colour of the ink. */
  ink: "--chart-ability" | "--chart-save";
  /** The chart is on the canvas: what stood in its place can go. */
  onDrawn: () => void;
}

/** The drawing alone, six rings of ink: names and figures stand around it as text. */
export function RadarCanvas({ values, range, ink, onDrawn }: RadarCanvasProps) {
  const probe = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState<Colours>();
  // It takes the place of a drawing of the same values: only what changes afterwards moves.
  const [isDrawn, setIsDrawn] = useState(false);
  const drawn = useRef(() => {});
  drawn.current = () => {
    if (isDrawn) return;
    setIsDrawn(true);
    onDrawn();
  };
  useEffect(() => {
    if (probe.current) setColours(coloursOf(probe.current, ink));
  }, [ink]);
  const [plugins] = useState(() => [{ id: "drawn", afterDraw: () => drawn.current() }]);
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
          options={optionsFor(stretched(range, values), colours, isDrawn)}
          plugins={plugins}
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

function optionsFor([lowest, highest]: Range, colours: Colours, moves: boolean): ChartOptions<"radar"> {
  const still = !moves || matchMedia("(prefers-reduced-motion: reduce)").matches;
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
