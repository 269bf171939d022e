import type { SeasonName } from '@trueseason/contracts';
import { LIGHT_INK } from '@trueseason/style/color';
import { paletteOf, RING } from '@trueseason/style/seasons';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { foldsFromSeed } from '../cloth/folds.ts';
import { SeasonIcon } from '../icons/season-icon.tsx';
import { SeasonRing } from '../ring/season-ring.tsx';

/** A link's preview picture, 1200 by 630, without text, so it needs no fonts. */
export function SocialCard({ season }: { readonly season?: SeasonName }): ReactNode {
  // As on a result.
  const clothSeason = season ?? 'True Autumn';
  const ground = paletteOf(clothSeason).signature[0]?.hex ?? RING[clothSeason].arc;
  const [first = ground, second = ground, third = ground] = season ? RING[season].identity.map(({ hex }) => hex) : [];
  const deep = shade(ground, -16);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" aria-hidden="true">
      <defs>
        <linearGradient id="social-right">
          <stop offset="0" stopColor={deep} stopOpacity="0.9" />
          <stop offset="0.5" stopColor={deep} stopOpacity="0" />
          <stop offset="1" stopColor={shade(ground, 10)} stopOpacity="0.3" />
        </linearGradient>
        <linearGradient id="social-left" href="#social-right" x1="1" x2="0" />
        <clipPath id="social-cloth">
          <rect x="760" width="440" height="630" />
        </clipPath>
      </defs>
      <rect width="1200" height="630" fill={LIGHT_INK} />
      <g clipPath="url(#social-cloth)">
        <rect x="760" width="440" height="630" fill={ground} />
        <g transform="translate(760 0) scale(4.4 6.3)">
          {foldsFromSeed(4, 100, 7).map(({ path, depth, side }) => (
            <path key={path} d={path} fill={`url(#social-${side})`} fillOpacity={depth} />
          ))}
        </g>
      </g>
      <g transform="translate(90 5)">
        <SeasonRing season={season} size={620} />
      </g>
      {season && (
        <g transform="translate(310 225)">
          <SeasonIcon season={season} colors={[first, second, third]} size={180} />
        </g>
      )}
    </svg>
  );
}
