import { SEASON_NAMES } from '@trueseason/contracts';
import { ringSeasonOr } from '@trueseason/style/seasons/ring';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShareCard, StoryCard } from '../index.ts';

const FONTS = { displayFont: 'serif', textFont: 'sans-serif' };
const COLORS = ['#A00000', '#B00000'];
/** How far letters reach below and above their line, in shares of their size. */
const [BELOW, ABOVE] = [0.25, 0.75];

/** What lies clear between the name and the line under it, and between that and the strip of colors, in pixels. */
function airOf(markup: string, name: string, subtitle: string) {
  const of = (pattern: RegExp) => Number(pattern.exec(markup)?.[1]);
  const nameSize = of(/font-family="serif" font-size="([\d.]+)"/);
  const nameAt = of(new RegExp(`y="([\\d.]+)">${name}<`));
  const [, at, , size] = new RegExp(`y="([\\d.]+)"([^>]*)font-size="([\\d.]+)"[^>]*>${subtitle}<`).exec(markup) ?? [];
  const strip = Math.min(...[...markup.matchAll(/<rect y="([\d.]+)"[^>]*height="6"/g)].map(([, y]) => Number(y)));
  return {
    below: Number(at) - ABOVE * Number(size) - (nameAt + BELOW * nameSize),
    foot: strip - (Number(at) + BELOW * Number(size)),
  };
}

it.each(SEASON_NAMES)('a story of %s gives its lines air', (season) => {
  const { subtitle } = ringSeasonOr(season);
  const last = season.split(' ').at(-1) ?? '';
  const { below, foot } = airOf(renderToStaticMarkup(<StoryCard season={season} {...FONTS} />), last, subtitle);
  expect(below).toBeGreaterThan(24);
  expect(foot).toBeGreaterThan(30);
});

it.each([
  [1920, 0.6, 'Spring'],
  [1920, 0.72, 'Spring'],
  [1920, 0.82, 'Light Spring'],
  [1080, 0.55, 'Spring'],
  [1080, 0.68, 'Light Spring'],
] as const)('so does a card %d high under a face that ends at %d', (height, chin, name) => {
  const edge = [
    [0, chin],
    [1, chin],
  ] as const;
  const markup = renderToStaticMarkup(
    <ShareCard season="Light Spring" colors={COLORS} width={1080} height={height} edge={edge} {...FONTS} />,
  );
  const { below, foot } = airOf(markup, name, 'Light, warm and tender');
  expect(below).toBeGreaterThan(18);
  expect(foot).toBeGreaterThan(28);
  // The line above the name stands on the cloth, with air above it.
  const above = Number(/y="([\d.]+)" font-size="[\d.]+">AI Color/.exec(markup)?.[1]);
  expect(above - 33).toBeGreaterThan(chin * height + 40);
});

it('keeps the name of a pair on its own cloth, in every season', () => {
  for (const season of SEASON_NAMES) {
    const edge = [
      [0, 0.6],
      [1, 0.6],
    ] as const;
    const beside = { hex: '#123456', address: 'shop.example' };
    const card = (
      <ShareCard season={season} colors={COLORS} width={1080} height={1350} {...{ edge, beside }} {...FONTS} />
    );
    const markup = renderToStaticMarkup(card);
    const size = Number(/font-family="serif" font-size="([\d.]+)"/.exec(markup)?.[1]);
    for (const word of season.split(' ')) expect(84 + 0.52 * size * word.length, season).toBeLessThanOrEqual(541);
    for (const text of ['shop.example', 'Not mine']) expect(markup).toContain(text);
  }
});
