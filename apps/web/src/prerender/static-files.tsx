import { BRAND, SOCIAL_CARD_PATH } from '@trueseason/contracts';
import { Outfit, RING_ORDER, SeasonRing, SocialCard } from '@trueseason/print/drawings';
import { outfitImagePath, RING, seasonProfile } from '@trueseason/style/seasons';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../lib/navigation/paths.ts';

const PAPER = '#FBF8F3';

export interface StaticFile {
  /** Below the web root, without a leading slash. */
  readonly path: string;
  readonly body: string;
  /** If set, the SVG in `body` is stored as a PNG of this width. */
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
    { path: 'icon-maskable.png', body: maskable(mark), pngWidth: 512 },
  ];
};

/** On paper, with the ring inside the circle that launchers keep: 80% of the width. */
const maskable = (mark: string): string => {
  const inner = mark
    .replace('<svg ', '<svg x="81" y="81" ')
    .replace(/width="512" height="512"/, 'width="350" height="350"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="${PAPER}"/>${inner}</svg>`;
};

/** Link previews: one for the product and one per season. */
const socialCards = (): StaticFile[] => [
  { path: SOCIAL_CARD_PATH.slice(1), body: svg(<SocialCard />), pngWidth: 1200 },
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
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      {
        name: 'Check a garment',
        url: paths.garment,
        icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
    ],
  }),
});

export const staticFiles = (): StaticFile[] => [...icons(), ...outfits(), ...socialCards(), manifest()];
