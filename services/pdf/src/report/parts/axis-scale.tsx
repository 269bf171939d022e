import type { Estimate } from '@trueseason/contracts';
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

const WIDTH = 120;
const MARGIN = 4;
const Y = 8;

/** Half the width of an interval that holds a normal value 19 times out of 20. */
const NINETEEN_IN_TWENTY = 1.96;

const at = (value: number): number =>
  MARGIN + ((Math.max(-1.1, Math.min(1.1, value)) + 1.1) / 2.2) * (WIDTH - 2 * MARGIN);

export function AxisScale({ estimate: { value, sd }, season, others, low, high, color }: AxisScaleProps) {
  const from = at(value - NINETEEN_IN_TWENTY * sd);
  const to = at(value + NINETEEN_IN_TWENTY * sd);
  const text = { fontFamily: 'Grotesk', fontSize: 2.7, fill: INK };
  return (
    <svg viewBox={`0 0 ${WIDTH} 17`} width="100%" role="img" aria-label={`From ${low} to ${high}: ${value.toFixed(2)}`}>
      <line x1={MARGIN} x2={WIDTH - MARGIN} y1={Y} y2={Y} stroke={INK} strokeWidth={0.12} />
      {others.map((other) => (
        <line key={other} x1={at(other)} x2={at(other)} y1={Y - 1.1} y2={Y + 1.1} stroke={INK} strokeWidth={0.12} />
      ))}
      <rect x={from} y={Y - 2.4} width={Math.max(0.4, to - from)} height={4.8} fill={color} fillOpacity={0.28} />
      <line x1={at(value)} x2={at(value)} y1={Y - 4.2} y2={Y + 4.2} stroke={color} strokeWidth={0.9} />
      <path
        d={`M${at(season)} ${Y - 1.7}l1.7 1.7l-1.7 1.7l-1.7 -1.7Z`}
        fill="#FFFFFF"
        stroke={INK}
        strokeWidth={0.25}
      />
      <text x={MARGIN} y={16} {...text}>
        {low}
      </text>
      <text x={WIDTH - MARGIN} y={16} textAnchor="end" {...text}>
        {high}
      </text>
    </svg>
  );
}
