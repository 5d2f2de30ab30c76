/** Bars over time, drawn by recharts: loaded by itself, when the first chart is shown. */
import { useId } from 'react';
import { Bar, CartesianGrid, BarChart as Chart, Tooltip, XAxis, YAxis } from 'recharts';
import type { Decimal } from '#domain/money/money.ts';
import styles from './charts.module.css';

/** Bars side by side. */
interface ChartPoint {
  readonly label: string;
  /** An amount for each of the series. */
  readonly values: readonly Decimal[];
}

export interface BarChartProps {
  /** The accessible name. */
  readonly title: string;
  /** One series or two, by their names. */
  readonly series: readonly string[];
  readonly points: readonly ChartPoint[];
  /** An amount as it is read. */
  readonly format: (value: Decimal) => string;
}

const HEIGHT = 168;
const AXIS = 52;
const WIDEST_BAR = 28;

/** Lines across a square of 6. */
const HATCH = 'M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2';

/** The labels of an axis, with enough digits: 1,050 is '1.05K', not '1.1K'. */
const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumSignificantDigits: 4,
});

/**
 * One or two series as bars beside each other. The first is hatched and the second filled, so that
 * they differ without colour. Arrow keys move between bars and show the exact amounts. There is no
 * animation.
 */
export function BarChart({ title, series, points, format }: BarChartProps) {
  const hatch = useId().replaceAll(/\W/gu, '');
  const fillOf = (at: number) => (at === 0 ? `url(#${hatch})` : 'currentColor');
  return (
    <div>
      <Chart
        className={styles.chart}
        responsive
        style={{ width: '100%', height: HEIGHT }}
        data={points}
        title={title}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d={HATCH} stroke="currentColor" strokeWidth="1.25" fill="none" />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="label" tickLine={false} minTickGap={8} />
        <YAxis
          width={AXIS}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => compact.format(value)}
        />
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload, label }) => {
            const [first] = payload;
            const point = first?.payload as ChartPoint | undefined;
            if (!(active && point)) return null;
            return (
              <div className={styles.tooltip} role="status">
                <strong>{label}</strong>
                {series.map((name, at) => (
                  <span key={name}>
                    {name}: {format(point.values[at] ?? '0')}
                  </span>
                ))}
              </div>
            );
          }}
        />
        {series.map((name, at) => (
          <Bar
            key={name}
            // Pixels need no exact decimals: a float is only drawn, never added up.
            dataKey={({ values }: ChartPoint) => Number(values[at])}
            name={name}
            className={at === 0 ? styles.hatched : ''}
            fill={fillOf(at)}
            maxBarSize={WIDEST_BAR}
            isAnimationActive={false}
          />
        ))}
      </Chart>
      <ul className={styles.legend}>
        {series.map((name, at) => (
          <li key={name}>
            <svg className={styles.swatch} width="14" height="14" aria-hidden>
              <rect x="1" y="1" width="12" height="12" stroke="currentColor" fill={fillOf(at)} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
