export interface ArticleInfo {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Day of publication. */
  readonly date: string;
}

/** Every fixed article, newest first. */
export const ARTICLES: readonly ArticleInfo[] = [
  {
    slug: 'deep-winter-office',
    title: 'Dark Winter at the office',
    description: 'A working wardrobe for the deepest cool season, built from five neutrals and three brights.',
    date: '2026-11-16',
  },
  {
    slug: 'warm-spring-holiday',
    title: 'Party season for a True Spring',
    description: 'December is full of burgundy and black. What to wear when your colors are coral and gold.',
    date: '2026-11-12',
  },
  {
    slug: '2026-color-trends',
    title: 'The colors of 2026, read for twelve seasons',
    description:
      'Cloud Dancer, Transformative Teal and their company: who can wear them as they are, and how the rest can.',
    date: '2026-11-05',
  },
  {
    slug: 'trueseason-vs-house-of-colour',
    title: 'TrueSeason or House of Colour?',
    description:
      'A session with a consultant and a measurement from three photos, compared without a thumb on the scale.',
    date: '2026-10-29',
  },
  {
    slug: 'trueseason-vs-paletta',
    title: 'TrueSeason or Paletta?',
    description: 'Two photo reports, side by side: what each says it does, what each leaves open.',
    date: '2026-10-22',
  },
  {
    slug: 'undertones-science',
    title: 'What an undertone is, in physics',
    description: 'Melanin, hemoglobin and carotene, and why the vein test fails so many people.',
    date: '2026-10-15',
  },
  {
    slug: 'photography-guide',
    title: 'How to photograph your own face for color',
    description: 'A window, a wall and ten minutes: three photos that a color analysis can trust.',
    date: '2026-10-08',
  },
  {
    slug: 'deep-winter-vs-deep-autumn',
    title: 'Dark Winter or Dark Autumn?',
    description: 'Both are dark. The difference is what the darkness leans on, and three cloths will show it.',
    date: '2026-10-01',
  },
  {
    slug: 'soft-autumn-vs-soft-summer',
    title: 'Soft Autumn or Soft Summer?',
    description: 'The two quietest seasons sit next to each other. Here is the line between them.',
    date: '2026-09-24',
  },
  {
    slug: 'light-spring-vs-light-summer',
    title: 'Light Spring or Light Summer?',
    description: 'Lightness comes first for both. Temperature decides the rest, and gently.',
    date: '2026-09-17',
  },
  {
    slug: 'warm-autumn-vs-warm-spring',
    title: 'True Autumn or True Spring?',
    description: 'Equally golden, differently lit: how depth and clarity part the two warmest seasons.',
    date: '2026-09-10',
  },
  {
    slug: 'true-spring-vs-warm-spring',
    title: 'True Spring, Warm Spring: one season, two names',
    description: 'Why systems disagree about names, and how to translate a result from one to another.',
    date: '2026-09-03',
  },
  {
    slug: 'draping-guide',
    title: 'Draping at home, without fooling yourself',
    description: 'How to hold cloth under your chin, what to look at, and how to keep wishes out of the mirror.',
    date: '2026-08-27',
  },
  {
    slug: 'color-myths',
    title: 'Nine myths about personal color',
    description: 'Black suits everyone, deep skin is always warm, you change season when you tan, and six more.',
    date: '2026-08-20',
  },
  {
    slug: 'soft-makeup-swatches',
    title: 'Makeup for soft coloring',
    description: 'How to read swatches when bright lipstick wears you: muted shades in every skin depth.',
    date: '2026-08-13',
  },
  {
    slug: 'true-spring-capsule',
    title: 'A True Spring capsule in twenty pieces',
    description: 'Camel, cream, coral and grass green, in combinations that fill a month.',
    date: '2026-08-06',
  },
  {
    slug: 'sustainable-thrifting',
    title: 'Thrift with a palette, buy less',
    description: 'Second-hand rails are sorted by color for a reason. How a palette makes them faster and kinder.',
    date: '2026-07-30',
  },
];

export const findArticle = (slug: string): ArticleInfo | undefined => ARTICLES.find((article) => article.slug === slug);
