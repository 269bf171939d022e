import { AXES, type Axis, type AxisScores } from '@trueseason/contracts';
import { AXIS_WORDS, SCALE_REACH, scaleFigure } from '@trueseason/style/seasons/axis-words';
import type { ReactNode } from 'react';

export interface AxisDiagramProps {
  readonly scores: AxisScores;
  /** The season's own position, drawn as a notch. */
  readonly season?: Readonly<Record<Axis, number>>;
  /** The axis that separates the season from the runner-up. */
  readonly deciding?: Axis | null;
  /** Whether it did; decided by default. */
  readonly question?: 'decided' | 'open' | undefined;
  readonly runnerUp?: string;
  readonly ink?: string;
  readonly soft?: string;
  readonly accent?: string;
  readonly fontFamily?: string;
  readonly title?: string;
}

const LEFT = 6;
const WIDTH = 348;
const ROW = 74;
/** Reach of a notch up and down, and distance of the words below the line, which it must not touch. */
const NOTCH = 7;
const WORDS = 23;

/** The four axes: a dot for the person, a bar of one standard uncertainty either way, a notch for the season. */
export function AxisDiagram(props: AxisDiagramProps): ReactNode {
  const {
    scores,
    season,
    deciding,
    question,
    runnerUp,
    ink = 'currentColor',
    soft = ink,
    accent = ink,
    fontFamily,
    title,
  } = props;
  return (
    <svg
      viewBox={`0 0 360 ${AXES.length * ROW}`}
      width="100%"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      fontFamily={fontFamily}
    >
      {AXES.map((axis, row) => {
        const { name, low, high } = AXIS_WORDS[axis];
        const { value, sd } = scores[axis];
        const y = row * ROW + 34;
        const strong = axis === deciding;
        return (
          <g key={axis} fill={ink}>
            <text x={LEFT} y={y - 16} fontSize="13" fontWeight={strong ? 650 : 450}>
              {name}
            </text>
            {strong && runnerUp && (
              <text x={LEFT + WIDTH / 2} y={y + WORDS} fontSize="12.5" textAnchor="middle">
                {question === 'open' ? `not yet decided against ${runnerUp}` : `decided against ${runnerUp}`}
              </text>
            )}
            <text x={LEFT} y={y + WORDS} fontSize="12.5" fill={soft}>
              {low}
            </text>
            <text x={LEFT + WIDTH} y={y + WORDS} fontSize="12.5" fill={soft} textAnchor="end">
              {high}
            </text>
            <text
              x={LEFT + WIDTH}
              y={y - 16}
              fontSize="12.5"
              fill={soft}
              textAnchor="end"
              style={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {scaleFigure({ value, sd })}
            </text>
            <path
              d={`M${LEFT} ${y}H${LEFT + WIDTH}M${at(0)} ${y - 4}V${y + 4}`}
              stroke={ink}
              strokeOpacity="0.35"
              fill="none"
            />
            {season && (
              <path
                d={`M${at(season[axis])} ${y - NOTCH}V${y + NOTCH}`}
                stroke={ink}
                strokeWidth="1.5"
                strokeDasharray="2 2"
                fill="none"
              />
            )}
            {/* Its edge remains visible when the bar is dark on dark paper. */}
            <rect
              x={at(value - sd)}
              y={y - 3.5}
              width={at(value + sd) - at(value - sd)}
              height="7"
              fill={accent}
              fillOpacity="0.42"
              stroke={ink}
              strokeWidth="0.75"
              strokeOpacity="0.5"
            />
            <circle cx={at(value)} cy={y} r="5.5" fill={accent} stroke={ink} strokeWidth="1" />
          </g>
        );
      })}
    </svg>
  );
}

/** A score's horizontal position, limited to the scale. */
const at = (score: number): number =>
  LEFT + ((Math.max(-SCALE_REACH, Math.min(SCALE_REACH, score)) + SCALE_REACH) / (2 * SCALE_REACH)) * WIDTH;
