import type { SeasonName } from '@trueseason/contracts';
import { RING_ORDER } from '@trueseason/style/seasons/ring';
import type { CSSProperties, ReactNode } from 'react';
import { arcPath, sectorPath } from './arc-geometry.ts';
import { RING_COLORS, type RingColors } from './ring-colors.ts';

export interface SeasonRingProps {
  /** Opens the ring: this arc comes forward to twelve o'clock. */
  readonly season?: SeasonName;
  /** The second most probable season, half lifted. */
  readonly runnerUp?: SeasonName;
  /** Degrees clockwise; the opened season is at twelve o'clock by default. */
  readonly turn?: number;
  readonly colors?: RingColors;
  /** Width and height as a CSS length or pixels; fills its box if absent. */
  readonly size?: number | string;
  /** One color per arc, for small sizes and favicons. */
  readonly plain?: boolean;
  /** Season names along the rim; large ones, a word per line, for phone widths. */
  readonly labels?: boolean | 'large';
  readonly ink?: string;
  readonly fontFamily?: string;
  /** Text for screen readers; without it the ring is decoration. */
  readonly title?: string;
  /** Must be unique on the page when `labels` is set more than once. */
  readonly id?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** SVG drawn in the hole, around 0,0. */
  readonly children?: ReactNode;
}

const MOTION = 'transform 600ms cubic-bezier(.2,.7,.2,1)';
const STEP = 360 / RING_ORDER.length;
const GAP = 0.9;
const INNER = 50;
const OUTER = 86;
/** Shares of the arc's depth, from the rim inwards: the first color dominates. */
const BANDS = [0.46, 0.24, 0.17, 0.13];

/** The mark: twelve arcs in the seasons' colors, in a box of ±100; ±118 with labels, ±122 with large ones. */
export function SeasonRing(props: SeasonRingProps): ReactNode {
  const { season, runnerUp, colors = RING_COLORS, size = '100%', labels, title, children } = props;
  const turn = props.turn ?? (season ? -STEP * RING_ORDER.indexOf(season) : 0);
  const reach = labels ? (labels === 'large' ? 122 : 118) : 100;
  return (
    <svg
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={props.className}
      style={props.style}
    >
      <g style={{ transform: `rotate(${turn}deg)`, transition: MOTION }}>
        {RING_ORDER.map((name, index) => {
          const scale = scaleOf(name, season, runnerUp);
          const middle = index * STEP;
          return (
            <g key={name} data-season={name} style={{ transform: `scale(${scale})`, transition: MOTION }}>
              {bandsOf(colors[name] ?? [], props.plain).map(({ color, inner, outer }) => (
                <path
                  key={outer}
                  d={sectorPath(inner, outer, middle - STEP / 2 + GAP, middle + STEP / 2 - GAP)}
                  fill={color}
                />
              ))}
            </g>
          );
        })}
      </g>
      {labels && <Labels {...props} turn={turn} />}
      {children}
    </svg>
  );
}

function scaleOf(name: SeasonName, season?: SeasonName, runnerUp?: SeasonName): number {
  if (!season) return 1.1;
  if (name === season) return 1.16;
  return name === runnerUp ? 1.04 : 0.95;
}

function bandsOf(colors: readonly string[], plain = false): { color: string; inner: number; outer: number }[] {
  const depth = OUTER - INNER;
  if (plain) return [{ color: colors[0] ?? 'none', inner: INNER, outer: OUTER }];
  let outer = OUTER;
  return colors.slice(0, BANDS.length).map((color, i) => {
    const inner = Math.max(INNER, outer - depth * (BANDS[i] ?? 0));
    const band = { color, inner, outer };
    outer = inner;
    return band;
  });
}

/** Type size, line height, and distance of the first line from the rim on the upper and lower half. */
const LABEL = { size: 5.4, line: 0, over: 4, under: 8.6 };
const LARGE_LABEL = { size: 7.2, line: 8, over: 4, under: 9.4 };

function Labels({
  labels,
  season,
  runnerUp,
  ink = 'currentColor',
  fontFamily,
  id = 'ring',
  turn,
}: SeasonRingProps & { turn: number }) {
  const { size, line, over, under } = labels === 'large' ? LARGE_LABEL : LABEL;
  return RING_ORDER.map((name, index) => {
    const middle = (((turn + index * STEP) % 360) + 360) % 360;
    const flipped = middle > 95 && middle < 265;
    const rim = OUTER * scaleOf(name, season, runnerUp);
    const strong = name === season;
    const lines = labels === 'large' ? name.split(' ') : [name];
    return lines.map((words, i) => {
      const radius = rim + (flipped ? under + i * line : over + (lines.length - 1 - i) * line);
      const pathId = lines.length > 1 ? `${id}-${index}-${i}` : `${id}-${index}`;
      return (
        <g key={pathId}>
          <path id={pathId} d={arcPath(radius, middle - 24, middle + 24, flipped)} fill="none" />
          <text
            data-label={strong ? 'season' : 'other'}
            fill={ink}
            fontSize={size}
            fontFamily={fontFamily}
            fontWeight={strong ? 650 : 450}
            letterSpacing={0.12}
            fillOpacity={!season || strong || name === runnerUp ? 1 : 0.62}
            textAnchor="middle"
          >
            <textPath href={`#${pathId}`} startOffset="50%">
              {words}
            </textPath>
          </text>
        </g>
      );
    });
  });
}
