import { LIGHT_INK, readableInk } from '@trueseason/color';
import { BRAND, type SeasonName } from '@trueseason/contracts';
import { ringSeasonOr } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import { DrapedCloth } from '../cloth/draped-cloth.tsx';
import { SeasonRing } from '../ring/season-ring.tsx';
import { ColorStrip, RULE } from './color-strip.tsx';

type Edge = readonly (readonly [number, number])[];

export interface ShareCardProps {
  readonly season: SeasonName;
  /** Five colors, the best one first: it is the cloth. */
  readonly colors: readonly string[];
  readonly width: number;
  readonly height: number;
  /** The cloth's upper edge in shares of the card, under a face that is drawn below this; a ring stands there without. */
  readonly edge: Edge | null;
  /** How much of its width frames the face at each side, in the color of the cloth; the photo reaches from one to the other. */
  readonly side?: number;
  readonly displayFont: string;
  readonly textFont: string;
}

const STRIP = 56;
/** Less cloth than this under the chin holds the name on one line; less than the second, a single line of words above the subtitle. */
const SHALLOW = 340;
const TIGHT = 285;
const MARGIN = 84;
/** How much of its height a framed photo leaves free above hair at least (drape/share/widen.ts in the web app keeps it so). */
const AIR = 0.035;
/** Where the cloth begins without a face. */
const FLAT: Edge = [
  [0, 0.52],
  [0.25, 0.49],
  [0.5, 0.54],
  [0.75, 0.49],
  [1, 0.52],
];

/** A picture to share in any shape: cloth with the season's name, five colors and its subtitle; above it a face or the ring. */
export function ShareCard({ season, colors, width, height, edge, side = 0, ...fonts }: ShareCardProps): ReactNode {
  const [cloth = '#57504A'] = colors;
  const hung = edge ?? FLAT;
  const ink = readableInk(cloth);
  const id = `card-${width}-${height}-${cloth.slice(1)}`;
  const room = (1 - Math.max(...hung.map(([, y]) => y))) * height - STRIP;
  const size = Math.max(72, Math.min(190, (room - 180) / 2.15));
  const base = height - STRIP - 52;
  const { subtitle } = ringSeasonOr(season);
  const isTight = room < TIGHT;
  const words = isTight ? [`I’m a ${season}`] : room < SHALLOW ? [season] : season.split(' ');
  const small = isTight ? 36 : 44;
  // Half a line of air between what reaches below the name and what stands up from the line under it.
  const last = base - 0.26 * size - 1.25 * small;
  const first = last - 0.88 * size * (words.length - 1);
  const above = first - 4 - 0.94 * size;
  // Beside the handle where that has no line above the name.
  const line = width - 2 * MARGIN - (isTight ? 8 * small : 0);
  const at = side * width;
  // Above the head as well, or the card looks as if its photo failed to fill it; there is no more air than that for sure.
  const over = Math.min(at, AIR * height);
  const rim = hung.map(([x, y]) => `${x * width} ${y * height}`).join('L');
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Picture to share: I'm a ${season}.`}
    >
      <defs>
        <linearGradient id={`${id}-veil`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.5" stopColor={cloth} stopOpacity="0" />
          <stop offset="0.85" stopColor={cloth} stopOpacity="0.9" />
        </linearGradient>
      </defs>
      {!edge && (
        <>
          <rect width={width} height={height} fill={LIGHT_INK} />
          <svg
            x={width / 2 - height * 0.21}
            y={height * 0.06}
            width={height * 0.42}
            height={height * 0.42}
            aria-hidden="true"
          >
            <SeasonRing season={season} />
          </svg>
        </>
      )}
      {side > 0 && (
        <>
          <path d={`M0 0H${width}V${height}H${width - at}V${over}H${at}V${height}H0Z`} fill={cloth} />
          <path
            d={`M${at} ${height}V${over}H${width - at}V${height}`}
            fill="none"
            stroke={LIGHT_INK}
            strokeWidth={2 * RULE}
          />
        </>
      )}
      <svg width={width} height={height} aria-hidden="true">
        <DrapedCloth hex={cloth} edge={hung} ratio={width / height} id={id} />
      </svg>
      <path d={`M${rim}V${height}H0Z`} fill={`url(#${id}-veil)`} />
      <g fill={ink} fontFamily={fonts.textFont} fontWeight="560">
        {!isTight && (
          <text x={MARGIN} y={above} fontSize={small}>
            AI Color Analysis · I'M A
          </text>
        )}
        <text x={MARGIN} y={base} fontSize={Math.min(small, line / (0.55 * subtitle.length))} fontWeight="400">
          {subtitle}
        </text>
        <text x={width - MARGIN} y={isTight ? base : above} fontSize={small} textAnchor="end">
          {BRAND.handle}
        </text>
      </g>
      {/* A text of its own for each size: browsers were seen to keep the old one as the photo came. */}
      <text
        key={size}
        fill={ink}
        fontFamily={fonts.displayFont}
        fontSize={size}
        fontWeight="360"
        letterSpacing={-size / 38}
      >
        {words.map((word, i) => (
          <tspan key={word} x={MARGIN - 6} y={first + i * size * 0.88}>
            {word}
          </tspan>
        ))}
      </text>
      <ColorStrip colors={colors} width={width} y={height - STRIP} height={STRIP} />
    </svg>
  );
}
