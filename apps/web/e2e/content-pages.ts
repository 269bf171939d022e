/** The fixed content pages with their headings. */
export const CONTENT_PAGES = [
  ['/', 'Your colors, measured.'],
  ['/homepage', 'Stop guessing what suits you.'],
  ['/reddit-landing', 'Type me, with numbers.'],
  ['/faqs', 'Questions and answers'],
  ['/about', 'About TrueSeason'],
  ['/terms', 'Terms and privacy'],
  ['/help', 'Help'],
  ['/blog', 'Journal'],
] as const;
