import { BRAND, type SeasonName } from '@trueseason/contracts';
import { contrastRatio, DARK_INK, LIGHT_INK } from '@trueseason/style/color';
import { drawnSeason, RING } from '@trueseason/style/seasons/ring';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { foldsFromSeed } from '../cloth/folds.ts';
import { SeasonIcon } from '../icons/season-icon.tsx';
import { SeasonRing } from '../ring/season-ring.tsx';
import { ColorStrip } from './color-strip.tsx';

export const STORY_WIDTH = 1080;
export const STORY_HEIGHT = 1920;

/** The ring fits between the margins, its motif in the hole. */
const MARGIN = 90;
const RING_SIZE = STORY_WIDTH - 2 * MARGIN;
const ICON_SIZE = 240;
/** Legible in a preview half a phone wide. */
const SMALL = 60;
/** Where the cloth begins. */
const HORIZON = 1180;
/** How far the lines move up for the second season. */
const SECOND_ROOM = 36;

export interface StoryCardProps {
  readonly season: SeasonName;
  readonly displayFont: string;
  readonly textFont: string;
  /** Named below it. */
  readonly second?: SeasonName | undefined;
  /** The person's own colors, best first, which is the cloth's; else the season's. */
  readonly own?: readonly string[];
  readonly className?: string;
}

/** The 9:16 picture to share: cloth, ring, motif and name of the season. No face, no data. */
export function StoryCard({ season, second, displayFont, textFont, own, className }: StoryCardProps): ReactNode {
  const ringSeason = drawnSeason(season);
  const { arc, identity, subtitle, slug } = RING[ringSeason];
  const colors = identity.map(({ hex }) => hex);
  const cloth = own?.[0] ?? arc;
  const ink = contrastRatio(cloth, DARK_INK) >= contrastRatio(cloth, LIGHT_INK) ? DARK_INK : LIGHT_INK;
  const [trait, family] = season.split(' ');
  const up = second ? SECOND_ROOM : 0;
  const shadow = shade(cloth, -16);
  const highlight = shade(cloth, 12);
  const id = `story-${slug}`;
  // In most seasons the cloth's color is one of the four.
  const strip = own ?? colors.filter((hex) => hex !== arc);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${STORY_WIDTH} ${STORY_HEIGHT}`}
      role="img"
      aria-label={`Story: I'm a ${season}. ${subtitle}.`}
      className={className}
    >
      <defs>
        <linearGradient id={`${id}-right`}>
          <stop offset="0" stopColor={shadow} stopOpacity="0.9" />
          <stop offset="0.45" stopColor={shadow} stopOpacity="0" />
          <stop offset="0.62" stopColor={highlight} stopOpacity="0.5" />
          <stop offset="1" stopColor={highlight} stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}-left`} href={`#${id}-right`} x1="1" x2="0" />
        <linearGradient id={`${id}-veil`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={cloth} stopOpacity="0" />
          <stop offset="0.25" stopColor={cloth} stopOpacity="0.9" />
          <stop offset="1" stopColor={cloth} />
        </linearGradient>
        <clipPath id={`${id}-cloth`}>
          <rect y={HORIZON} width={STORY_WIDTH} height={STORY_HEIGHT - HORIZON} />
        </clipPath>
      </defs>
      <rect width={STORY_WIDTH} height={STORY_HEIGHT} fill={LIGHT_INK} />
      <g transform={`translate(${MARGIN} 230)`}>
        <SeasonRing season={ringSeason} size={RING_SIZE} />
      </g>
      <g transform={`translate(${(STORY_WIDTH - ICON_SIZE) / 2} ${230 + (RING_SIZE - ICON_SIZE) / 2})`}>
        <SeasonIcon
          season={ringSeason}
          colors={[colors[0] ?? arc, colors[1] ?? arc, colors[2] ?? arc]}
          size={ICON_SIZE}
        />
      </g>
      <text x="90" y="165" fill={DARK_INK} fontFamily={textFont} fontSize={SMALL} fontWeight="560">
        AI Color Analysis
      </text>
      <g clipPath={`url(#${id}-cloth)`}>
        <rect y={HORIZON} width={STORY_WIDTH} height={STORY_HEIGHT} fill={cloth} />
        <g transform={`translate(0 ${HORIZON}) scale(10.8 7.4)`}>
          {foldsFromSeed(season.length + 4, 100, 8).map(({ path, depth, side }) => (
            <path key={path} d={path} fill={`url(#${id}-${side})`} fillOpacity={depth} />
          ))}
        </g>
        <rect y={HORIZON} width={STORY_WIDTH} height={STORY_HEIGHT - HORIZON} fill={`url(#${id}-veil)`} />
      </g>
      <text x="90" y={1316 - up} fill={ink} fontFamily={textFont} fontSize={SMALL} fontWeight="560" letterSpacing="2">
        I'M A
      </text>
      <text data-name fill={ink} fontFamily={displayFont} fontSize="190" fontWeight="360" letterSpacing="-5">
        <tspan x="80" y={1486 - up}>
          {trait}
        </tspan>
        <tspan x="80" y={1651 - up}>
          {family}
        </tspan>
      </text>
      <text x="90" y={1776 - up} fill={ink} fontFamily={textFont} fontSize={SMALL}>
        {subtitle}
      </text>
      {second && (
        <text x="90" y="1810" fill={ink} fontFamily={textFont} fontSize="52">
          Second: {second}
        </text>
      )}
      <text x="990" y={1316 - up} textAnchor="end" fill={ink} fontFamily={textFont} fontSize={SMALL} fontWeight="560">
        {BRAND.handle}
      </text>
      <ColorStrip colors={strip} width={STORY_WIDTH} y={1862} height={58} />
    </svg>
  );
}
