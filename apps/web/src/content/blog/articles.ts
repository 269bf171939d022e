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
    description: 'A work wardrobe for the deepest cool season, built from five neutrals and three brights.',
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
    title: 'The colors of 2026 for all twelve seasons',
    description:
      'Cloud Dancer, Transformative Teal, and more: who can wear them as they are, and how everyone else can.',
    date: '2026-11-05',
  },
  {
    slug: 'trueseason-vs-house-of-colour',
    title: 'TrueSeason or House of Colour?',
    description: 'A session with a consultant and a measurement from three photos, compared fairly.',
    date: '2026-10-29',
  },
  {
    slug: 'trueseason-vs-paletta',
    title: 'TrueSeason or Paletta?',
    description: 'Two photo reports, side by side: what each one does, and what it leaves open.',
    date: '2026-10-22',
  },
  {
    slug: 'undertones-science',
    title: 'The physics of undertone',
    description: 'Melanin, hemoglobin and carotene, and why the vein test fails so many people.',
    date: '2026-10-15',
  },
  {
    slug: 'photography-guide',
    title: 'How to photograph your own face for color',
    description: 'A window, a wall, and ten minutes: how to take three photos for a good analysis.',
    date: '2026-10-08',
  },
  {
    slug: 'deep-winter-vs-deep-autumn',
    title: 'Dark Winter or Dark Autumn?',
    description: 'Both are dark. One leans cool and one leans warm, and three cloths will show you which.',
    date: '2026-10-01',
  },
  {
    slug: 'soft-autumn-vs-soft-summer',
    title: 'Soft Autumn or Soft Summer?',
    description: 'The two quietest seasons are neighbors. Here’s how to tell them apart.',
    date: '2026-09-24',
  },
  {
    slug: 'light-spring-vs-light-summer',
    title: 'Light Spring or Light Summer?',
    description: 'Both are light first. A touch of warm or cool decides the rest.',
    date: '2026-09-17',
  },
  {
    slug: 'warm-autumn-vs-warm-spring',
    title: 'True Autumn or True Spring?',
    description: 'Both are golden. Depth and clarity tell the two warmest seasons apart.',
    date: '2026-09-10',
  },
  {
    slug: 'true-spring-vs-warm-spring',
    title: 'True Spring, Warm Spring: one season, two names',
    description: 'Why systems use different names, and how to translate a result from one to another.',
    date: '2026-09-03',
  },
  {
    slug: 'draping-guide',
    title: 'Draping at home, without fooling yourself',
    description: 'How to hold cloth under your chin, what to look for, and how to stay objective.',
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
    description: 'How to read swatches when bright lipstick is too much: muted shades for every skin depth.',
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
    description: 'Thrift stores sort by color. Here’s how a palette makes shopping there faster and kinder.',
    date: '2026-07-30',
  },
];

export const findArticle = (slug: string): ArticleInfo | undefined => ARTICLES.find((article) => article.slug === slug);
