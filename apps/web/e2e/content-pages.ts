import { BRAND } from '@trueseason/contracts';
import { PAGES, type PageOf, pagesOf } from '../src/lib/navigation/pages.ts';

const HEADINGS: Readonly<Record<PageOf<'content' | 'landing'>, string>> = {
  home: 'Your colors, measured.',
  homepage: 'Stop guessing what suits you.',
  redditLanding: 'Type me, with numbers.',
  faqs: 'Questions and answers',
  about: `About ${BRAND.name}`,
  howSure: 'How sure we are',
  terms: 'Terms and privacy',
  faces: 'How we handle faces',
  privacy: 'Privacy notice',
  retention: 'Face data: how long we keep it',
  accessibility: 'Accessibility',
  imprint: 'Company info',
  help: 'Help',
  blog: 'Journal',
};

/** The fixed content pages with their headings. */
export const CONTENT_PAGES = pagesOf('content', 'landing').map((name) => [PAGES[name].path, HEADINGS[name]] as const);
