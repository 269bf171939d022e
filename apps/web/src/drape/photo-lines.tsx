import type { PhotoLine } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { eyeRims, isEyeOutline } from './eye-rims.ts';
import { outlinePath } from './outline-path.ts';

const SIDE = 1000;
/** Dark ink with light edges is visible on any skin and hair, so dark mode uses the same. */
const STROKES = [
  { stroke: '#fffdf8', strokeWidth: 2.5, strokeOpacity: 0.8 },
  { stroke: '#1c1917', strokeWidth: 1, pathLength: 1 },
] as const;
/** Finer, since rims are close to what they mark. */
const RIM_WIDTH = 0.75;

interface PhotoLinesProps {
  readonly outlines: readonly Pick<PhotoLine, 'feature' | 'lines'>[];
  /** The photo's width to height. */
  readonly ratio: number;
  readonly className?: string | undefined;
}

/** Outlines of what was measured, over the whole photo. Eyes are too small for outlines and get a rim. */
export const PhotoLines = ({ outlines, ratio, className = '' }: PhotoLinesProps): ReactNode => (
  <svg
    className={`over cover ${className}`}
    viewBox={`0 0 ${SIDE} ${SIDE}`}
    preserveAspectRatio="none"
    fill="none"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {outlines.map(({ feature, lines }, i) => {
      if (isEyeOutline({ feature })) return null;
      const path = outlinePath(lines, ratio, SIDE);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one photo never change
        <g key={i} style={{ '--at': i }} data-feature={feature}>
          {STROKES.map((line) => (
            <path key={line.stroke} {...line} vectorEffect="non-scaling-stroke" d={path} />
          ))}
        </g>
      );
    })}
    {outlines.some(({ feature }) => feature === 'iris') &&
      eyeRims(outlines, ratio).flatMap(({ cx, cy, rx, ry }) =>
        STROKES.map(({ strokeWidth, ...line }) => (
          <ellipse
            key={`${cx} ${line.stroke}`}
            {...line}
            strokeWidth={strokeWidth * RIM_WIDTH}
            vectorEffect="non-scaling-stroke"
            cx={cx * SIDE}
            cy={cy * SIDE}
            rx={rx * SIDE}
            ry={ry * SIDE}
          />
        )),
      )}
  </svg>
);
