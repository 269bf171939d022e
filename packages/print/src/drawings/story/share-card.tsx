import { BRAND, type SeasonName } from '@trueseason/contracts';
import { LIGHT_INK, readableInk } from '@trueseason/style/color';
import { ringSeasonOr } from '@trueseason/style/seasons/ring';
import type { ReactNode } from 'react';
import { DrapedCloth } from '../cloth/draped-cloth.tsx';
import { SeasonRing } from '../ring/season-ring.tsx';
import { ColorStrip, RULE } from './color-strip.tsx';

type Edge = readonly (readonly [number, number])[];

export interface ShareCardProps {
  readonly season: SeasonName;
  /** Named under the subtitle where there is room. */
  readonly second?: SeasonName | undefined;
  /** Five colors, best first; the first is the cloth's. */
  readonly colors: readonly string[];
  readonly width: number;
  readonly height: number;
  /** The cloth's upper edge in shares of the card, below a face; null for a ring instead. */
  readonly edge: Edge | null;
  /** Share of its width on each side of the face in the cloth's color; the photo spans the rest. */
  readonly side?: number;
  /** Shown on the right half, above this address. */
  readonly beside?: { readonly hex: string; readonly address: string } | undefined;
  readonly displayFont: string;
  readonly textFont: string;
}

const STRIP = 56;
/** Height of cloth below which the name takes one line; below the second, one line of words precedes the subtitle. */
const SHALLOW = 340;
const TIGHT = 285;
/** Height of the line that names the second season. */
const SECOND_LINE = 60;
const MARGIN = 84;
/** Least share of its height above hair in a framed photo (kept by drape/widen.ts in the web app). */
const AIR = 0.035;
/** Where the cloth begins without a face. */
const FLAT: Edge = [
  [0, 0.52],
  [0.25, 0.49],
  [0.5, 0.54],
  [0.75, 0.49],
  [1, 0.52],
];

/** A picture to share, in any shape: cloth with season, five colors and subtitle; above it a face or the ring. */
export function ShareCard({
  season,
  second,
  colors,
  width,
  height,
  edge,
  side = 0,
  beside,
  ...fonts
}: ShareCardProps): ReactNode {
  const [cloth = '#57504A'] = colors;
  const hung = edge ?? FLAT;
  const ink = readableInk(cloth);
  const allRoom = (1 - Math.max(...hung.map(([, y]) => y))) * height - STRIP;
  const namesSecond = second && !beside && allRoom >= SHALLOW + SECOND_LINE;
  const room = namesSecond ? allRoom - SECOND_LINE : allRoom;
  const foot = height - STRIP - 52;
  const base = namesSecond ? foot - SECOND_LINE : foot;
  const { subtitle } = ringSeasonOr(season);
  const isTight = room < TIGHT;
  const words = isTight && !beside ? [`I’m a ${season}`] : room < SHALLOW ? [season] : season.split(' ');
  const maxSize = beside ? (width / 2 - MARGIN) / (0.52 * Math.max(...words.map(({ length }) => length))) : 190;
  const size = Math.min(maxSize, Math.max(72, (room - 180) / 2.15));
  const small = isTight ? 36 : 44;
  // Half a line of space below the name's descenders.
  const last = base - 0.26 * size - 1.25 * small;
  const first = last - 0.88 * size * (words.length - 1);
  const above = first - 4 - 0.94 * size;
  // Next to the handle, unless that has a line above the name or the other half.
  const line = beside ? width / 2 - MARGIN : width - 2 * MARGIN - (isTight ? 8 * small : 0);
  const at = side * width;
  // Above the head, too, or the photo seems not to fill the card; more space than that is not certain.
  const over = Math.min(at, AIR * height);
  const hangs = { edge: hung, width, height };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Picture to share: I'm a ${season}.`}
    >
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
      <Hung hex={cloth} {...hangs} />
      {beside && (
        <svg x={width / 2} width={width / 2} viewBox={`${width / 2} 0 ${width / 2} ${height}`} aria-hidden="true">
          <Hung hex={beside.hex} {...hangs} />
        </svg>
      )}
      <g fill={ink} fontFamily={fonts.textFont} fontWeight="560">
        {!isTight && (
          <text x={MARGIN} y={above} fontSize={small}>
            {beside ? "I'M A" : "AI Color Analysis · I'M A"}
          </text>
        )}
        <text x={MARGIN} y={base} fontSize={Math.min(small, line / (0.55 * subtitle.length))} fontWeight="400">
          {subtitle}
        </text>
        {namesSecond && (
          <text x={MARGIN} y={foot} fontSize={small} fontWeight="400">
            Second: {second}
          </text>
        )}
        <g textAnchor="end" fontSize={small} fill={beside && readableInk(beside.hex)}>
          <text x={width - MARGIN} y={isTight || beside ? base : above}>
            {beside?.address ?? BRAND.handle}
          </text>
          {beside && (
            <text x={width - MARGIN} y={isTight ? base - 1.4 * small : above}>
              Not mine
            </text>
          )}
        </g>
      </g>
      {/* One text element per size: browsers kept the old size when the photo arrived. */}
      <text
        key={size}
        data-name
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

/** A cloth with a flat foot for words. */
function Hung({ hex, edge, width, height }: { hex: string; edge: Edge } & Pick<ShareCardProps, 'width' | 'height'>) {
  const id = `card-${width}-${height}-${hex.slice(1)}`;
  return (
    <>
      <defs>
        <linearGradient id={`${id}-veil`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.5" stopColor={hex} stopOpacity="0" />
          <stop offset="0.85" stopColor={hex} stopOpacity="0.9" />
        </linearGradient>
      </defs>
      <svg width={width} height={height} aria-hidden="true">
        <DrapedCloth hex={hex} edge={edge} ratio={width / height} id={id} />
      </svg>
      <path
        d={`M${edge.map(([x, y]) => `${x * width} ${y * height}`).join('L')}V${height}H0Z`}
        fill={`url(#${id}-veil)`}
      />
    </>
  );
}
