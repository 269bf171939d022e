import { BRAND, type SeasonName } from '@trueseason/contracts';
import { RING_COLORS } from '@trueseason/print/drawings';
import { TREND_COLORS } from './other-colors.ts';

export interface ArticleInfo {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly cloths: readonly string[];
}

const seasonCloths = (season: SeasonName): readonly string[] => RING_COLORS[season].slice(0, 4);
const comparedCloths = (left: SeasonName, right: SeasonName): readonly string[] => [
  ...RING_COLORS[left].slice(0, 3),
  ...RING_COLORS[right].slice(0, 3),
];

export const ARTICLES: readonly ArticleInfo[] = [
  {
    slug: 'deep-winter-office',
    title: 'Dark Winter at the office',
    description: 'A work wardrobe for the deepest cool season, built from five neutrals and three brights.',
    date: '2026-11-16',
    cloths: seasonCloths('Dark Winter'),
  },
  {
    slug: 'warm-spring-holiday',
    title: 'Party season for a True Spring',
    description: 'December is full of burgundy and black. What to wear when your colors are coral and gold.',
    date: '2026-11-12',
    cloths: [...RING_COLORS['True Spring']].reverse(),
  },
  {
    slug: '2026-color-trends',
    title: 'The colors of 2026 for all twelve seasons',
    description:
      'Cloud Dancer, Transformative Teal, and more: who can wear them as they are, and how everyone else can.',
    date: '2026-11-05',
    cloths: TREND_COLORS.map(({ hex }) => hex),
  },
  {
    slug: 'trueseason-vs-house-of-colour',
    title: `${BRAND.name} or House of Colour?`,
    description: 'A session with a consultant and a measurement from three photos, compared fairly.',
    date: '2026-10-29',
    cloths: comparedCloths('True Summer', 'Soft Summer'),
  },
  {
    slug: 'trueseason-vs-paletta',
    title: `${BRAND.name} or Paletta?`,
    description: 'Two photo reports, side by side: what each one does, and what it leaves open.',
    date: '2026-10-22',
    cloths: comparedCloths('Bright Winter', 'True Winter'),
  },
  {
    slug: 'undertones-science',
    title: 'The physics of undertone',
    description: 'Melanin, hemoglobin and carotene, and why the vein test fails so many people.',
    date: '2026-10-15',
    cloths: ['#F3D9C6', '#E3B48F', '#C48C64', '#8A5A3C', '#6F4630', '#4E3023'],
  },
  {
    slug: 'photography-guide',
    title: 'How to photograph your own face for color',
    description: 'A window, a wall, and ten minutes: how to take three photos for a good analysis.',
    date: '2026-10-08',
    cloths: ['#FFFFFF', '#DCE6EC', '#EDE6DA', '#F9F3E7'],
  },
  {
    slug: 'deep-winter-vs-deep-autumn',
    title: 'Dark Winter or Dark Autumn?',
    description: 'Both are dark. One leans cool and one leans warm, and three cloths will show you which.',
    date: '2026-10-01',
    cloths: comparedCloths('Dark Winter', 'Dark Autumn'),
  },
  {
    slug: 'soft-autumn-vs-soft-summer',
    title: 'Soft Autumn or Soft Summer?',
    description: 'The two quietest seasons are neighbors. Here’s how to tell them apart.',
    date: '2026-09-24',
    cloths: comparedCloths('Soft Autumn', 'Soft Summer'),
  },
  {
    slug: 'light-spring-vs-light-summer',
    title: 'Light Spring or Light Summer?',
    description: 'Both are light first. A touch of warm or cool decides the rest.',
    date: '2026-09-17',
    cloths: comparedCloths('Light Spring', 'Light Summer'),
  },
  {
    slug: 'warm-autumn-vs-warm-spring',
    title: 'True Autumn or True Spring?',
    description: 'Both are golden. Depth and clarity tell the two warmest seasons apart.',
    date: '2026-09-10',
    cloths: comparedCloths('True Autumn', 'True Spring'),
  },
  {
    slug: 'true-spring-vs-warm-spring',
    title: 'True Spring, Warm Spring: one season, two names',
    description: 'Why systems use different names, and how to translate a result from one to another.',
    date: '2026-09-03',
    cloths: seasonCloths('True Spring'),
  },
  {
    slug: 'draping-guide',
    title: 'Draping at home, without fooling yourself',
    description: 'How to hold cloth under your chin, what to look for, and how to stay objective.',
    date: '2026-08-27',
    cloths: ['#B54D22', '#6492D3', '#FFB61A', '#6B1330', '#C3ACC3', '#009D5C'],
  },
  {
    slug: 'color-myths',
    title: 'Nine myths about personal color',
    description: 'Black suits everyone, deep skin is always warm, you change season when you tan, and six more.',
    date: '2026-08-20',
    cloths: ['#1A1A1A', '#B54D22', '#2246DF', '#707722'],
  },
  {
    slug: 'soft-makeup-swatches',
    title: 'Makeup for soft coloring',
    description: 'How to read swatches when bright lipstick is too much: muted shades for every skin depth.',
    date: '2026-08-13',
    cloths: ['#B98A84', '#A9737A', '#C29A7E', '#8E6B73', '#9A8A7C', '#7D7F86'],
  },
  {
    slug: 'true-spring-capsule',
    title: 'A True Spring capsule in twenty pieces',
    description: 'Camel, cream, coral and grass green, in combinations that fill a month.',
    date: '2026-08-06',
    cloths: ['#C79857', '#FAF0DA', '#FF816C', '#FFB61A', '#4D9D3D', '#3B6E8F'],
  },
  {
    slug: 'sustainable-thrifting',
    title: 'Thrift with a palette, buy less',
    description: 'Thrift stores sort by color. Here’s how a palette makes shopping there faster and kinder.',
    date: '2026-07-30',
    cloths: [...seasonCloths('Soft Autumn'), ...seasonCloths('Soft Summer')],
  },
];

export const findArticle = (slug: string): ArticleInfo | undefined => ARTICLES.find((article) => article.slug === slug);
