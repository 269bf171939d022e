/** The fixed content pages with their headings. */
export const CONTENT_PAGES = [
  ['/', 'Your colors, measured.'],
  ['/homepage', 'Stop guessing what suits you.'],
  ['/reddit-landing', 'Type me, with numbers.'],
  ['/faqs', 'Questions and answers'],
  ['/about', 'About TrueSeason'],
  ['/how-sure', 'How sure we are'],
  ['/terms', 'Terms and privacy'],
  ['/faces', 'How we handle faces'],
  ['/privacy', 'Privacy notice'],
  ['/face-data', 'Face data: how long we keep it'],
  ['/accessibility', 'Accessibility'],
  ['/imprint', 'Imprint'],
  ['/help', 'Help'],
  ['/blog', 'Journal'],
] as const;
