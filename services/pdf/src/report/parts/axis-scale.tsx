import type { Estimate } from '@trueseason/contracts';
import { SCALE_REACH, scaleFigure } from '@trueseason/seasons';
import { INK } from '../model.ts';

export interface AxisScaleProps {
  readonly estimate: Estimate;
  /** Where the middle of the season lies. */
  readonly season: number;
  /** Where the middles of all seasons lie, as faint marks. */
  readonly others: readonly number[];
  readonly low: string;
  readonly high: string;
  readonly color: string;
}

/** Millimeters: the drawing is set in the size it is printed. */
const WIDTH = 85;
const HEIGHT = 14;
const MARGIN = 3;
const Y = 5;

/** Beyond an end of the scale, at its end. */
const at = (score: number): number =>
  MARGIN +
  ((Math.max(-SCALE_REACH, Math.min(SCALE_REACH, score)) + SCALE_REACH) / (2 * SCALE_REACH)) * (WIDTH - 2 * MARGIN);

export function AxisScale({ estimate, season, others, low, high, color }: AxisScaleProps) {
  const { value, sd } = estimate;
  const from = at(value - sd);
  const to = at(value + sd);
  const text = { fontFamily: 'Grotesk', fontSize: 3.1, fill: INK };
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={`${WIDTH}mm`}
      height={`${HEIGHT}mm`}
      role="img"
      aria-label={`From ${low} to ${high}: ${scaleFigure(estimate)}`}
    >
      <line x1={MARGIN} x2={WIDTH - MARGIN} y1={Y} y2={Y} stroke={INK} strokeWidth={0.12} />
      {others.map((other) => (
        <line key={other} x1={at(other)} x2={at(other)} y1={Y - 1} y2={Y + 1} stroke={INK} strokeWidth={0.12} />
      ))}
      <rect x={from} y={Y - 2} width={Math.max(0.4, to - from)} height={4} fill={color} fillOpacity={0.28} />
      <line x1={at(value)} x2={at(value)} y1={Y - 3.6} y2={Y + 3.6} stroke={color} strokeWidth={0.8} />
      <path
        d={`M${at(season)} ${Y - 1.5}l1.5 1.5l-1.5 1.5l-1.5 -1.5Z`}
        fill="#FFFFFF"
        stroke={INK}
        strokeWidth={0.25}
      />
      <text x={MARGIN} y={13} {...text}>
        {low}
      </text>
      <text x={WIDTH - MARGIN} y={13} textAnchor="end" {...text}>
        {high}
      </text>
    </svg>
  );
}
