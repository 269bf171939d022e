import type { SeasonName } from '@trueseason/contracts';
import { ICON_INKS, type IconInk, type IconShape, SEASON_ICONS } from '@trueseason/style/seasons';
import type { ReactNode } from 'react';

export interface SeasonIconProps {
  readonly season: SeasonName;
  /** Main part, second part, stem or shade. */
  readonly colors: readonly [string, string, string];
  readonly size?: number | string;
  readonly className?: string;
}

/** A season's flat motif, in a box of 64 by 64. */
export function SeasonIcon({ season, colors, size = '100%', className }: SeasonIconProps): ReactNode {
  const paint = (ink: IconInk | undefined) => (ink ? colors[ICON_INKS.indexOf(ink)] : undefined);
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className={className}>
      {SEASON_ICONS[season].map((shape, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a motif differ by their order
          key={i}
          fill={paint(shape.fill) ?? 'none'}
          stroke={paint(shape.line)}
          strokeWidth={shape.width}
          strokeLinecap={shape.line && 'round'}
          opacity={shape.opacity}
        >
          {turns(shape).map((turn) => (
            <Outline key={turn ?? 0} shape={shape} turn={turn} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Rotations in SVG syntax; one empty one for a single shape. */
function turns({ around }: IconShape): (string | undefined)[] {
  if (!around) return [undefined];
  const [count, x, y] = around;
  return Array.from({ length: count }, (_, i) => `rotate(${(i * 360) / count} ${x} ${y})`);
}

function Outline({ shape, turn }: { shape: IconShape; turn: string | undefined }): ReactNode {
  if ('path' in shape) return <path d={shape.path} transform={turn} />;
  if ('oval' in shape) {
    const [cx, cy, rx, ry] = shape.oval;
    const tilt = shape.tilt ? `rotate(${shape.tilt} ${cx} ${cy})` : undefined;
    return <ellipse cx={cx} cy={cy} rx={rx} ry={ry} transform={turn ?? tilt} />;
  }
  return shape.dots.map(([cx, cy]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={shape.radius} transform={turn} />);
}
