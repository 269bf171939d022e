import type { SeasonName } from '@trueseason/contracts';
import { RING_COLORS } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { HungCloths } from '../../ui/hung-cloths/hung-cloths.tsx';
import { TREND_COLORS } from './other-colors.ts';

const of = (season: SeasonName): readonly string[] => RING_COLORS[season].slice(0, 4);
const beside = (left: SeasonName, right: SeasonName): readonly string[] => [
  ...RING_COLORS[left].slice(0, 3),
  ...RING_COLORS[right].slice(0, 3),
];

/** The cloths of each article. */
const COLORS: Readonly<Record<string, readonly string[]>> = {
  'true-spring-vs-warm-spring': of('True Spring'),
  'light-spring-vs-light-summer': beside('Light Spring', 'Light Summer'),
  'soft-autumn-vs-soft-summer': beside('Soft Autumn', 'Soft Summer'),
  'warm-autumn-vs-warm-spring': beside('True Autumn', 'True Spring'),
  'deep-winter-vs-deep-autumn': beside('Dark Winter', 'Dark Autumn'),
  '2026-color-trends': TREND_COLORS.map(({ hex }) => hex),
  'photography-guide': ['#FFFFFF', '#DCE6EC', '#EDE6DA', '#F9F3E7'],
  'true-spring-capsule': ['#C79857', '#FAF0DA', '#FF816C', '#FFB61A', '#4D9D3D', '#3B6E8F'],
  'undertones-science': ['#F3D9C6', '#E3B48F', '#C48C64', '#8A5A3C', '#6F4630', '#4E3023'],
  'soft-makeup-swatches': ['#B98A84', '#A9737A', '#C29A7E', '#8E6B73', '#9A8A7C', '#7D7F86'],
  'draping-guide': ['#B54D22', '#6492D3', '#FFB61A', '#6B1330', '#C3ACC3', '#009D5C'],
  'deep-winter-office': of('Dark Winter'),
  'sustainable-thrifting': [...of('Soft Autumn'), ...of('Soft Summer')],
  'warm-spring-holiday': [...RING_COLORS['True Spring']].reverse(),
  'color-myths': ['#1A1A1A', '#B54D22', '#2246DF', '#707722'],
  'trueseason-vs-house-of-colour': beside('True Summer', 'Soft Summer'),
  'trueseason-vs-paletta': beside('Bright Winter', 'True Winter'),
};

export const Illustration = ({ slug }: { readonly slug: string }): ReactNode => (
  <HungCloths colors={COLORS[slug] ?? []} />
);
