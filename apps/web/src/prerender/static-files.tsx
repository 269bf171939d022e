import { BRAND } from '@trueseason/contracts';
import { Outfit, RING_ORDER, SeasonRing, SocialCard } from '@trueseason/drawings';
import { outfitImagePath, RING, seasonProfile } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface StaticFile {
  /** Below the web root, without a leading slash. */
  readonly path: string;
  readonly body: string;
  /** Set when the SVG in `body` is to be stored as a PNG of this width. */
  readonly pngWidth?: number;
}

const svg = (element: ReactNode): string => {
  const markup = renderToStaticMarkup(element);
  return markup.includes('xmlns=') ? markup : markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
};

const outfits = (): StaticFile[] =>
  RING_ORDER.flatMap((season) =>
    seasonProfile(season).outfits.map(({ garments }, i) => ({
      path: outfitImagePath(season, i + 1).slice(1),
      body: svg(<Outfit garments={garments} />),
    })),
  );

const icons = (): StaticFile[] => {
  const mark = svg(<SeasonRing plain size={512} />);
  return [
    { path: 'favicon.svg', body: svg(<SeasonRing plain size={64} />) },
    { path: 'icon-192.png', body: mark, pngWidth: 192 },
    { path: 'icon-512.png', body: mark, pngWidth: 512 },
  ];
};

/** Pictures for link previews: one for the product, one a season. */
const socialCards = (): StaticFile[] => [
  { path: 'og/trueseason.png', body: svg(<SocialCard />), pngWidth: 1200 },
  ...RING_ORDER.map((season) => ({
    path: `og/${RING[season].slug}.png`,
    body: svg(<SocialCard season={season} />),
    pngWidth: 1200,
  })),
];

const manifest = (): StaticFile => ({
  path: 'manifest.webmanifest',
  body: JSON.stringify({
    name: BRAND.name,
    short_name: BRAND.name,
    description: 'Personal color analysis that shows its evidence.',
    start_url: '/',
    display: 'standalone',
    background_color: '#FBF8F3',
    theme_color: '#FBF8F3',
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  }),
});

/** What the web root holds beside the built app. */
export const staticFiles = (): StaticFile[] => [...icons(), ...outfits(), ...socialCards(), manifest()];
