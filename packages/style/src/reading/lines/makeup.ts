import { firstMatch, firstMatches } from '../select.ts';

/** How to find a foundation. */
export const FOUNDATION = firstMatch(
  {
    id: 'foundation-range',
    when: { light: 'assumed' },
    text: 'We had to assume the light: test what is marked, and the shades beside it, on your jaw in daylight.',
  },
  {
    id: 'foundation-two',
    when: { skinInPhotos: ['deeper', 'lighter', 'tinted'] },
    text: 'Your shade lies between these two. Test both on your jaw in daylight.',
    says: { light: 'measured' },
  },
  {
    id: 'foundation',
    text: 'Your closest match is marked. Test it on your jaw in daylight.',
    says: { light: 'measured' },
  },
);

/** The same difference, where foundations are advised. */
export const SKIN_IN_PHOTOS = firstMatches(
  1,
  {
    id: 'skin-in-photos-deeper',
    when: { skinInPhotos: 'deeper' },
    text: 'Your photos show your skin deeper than we read it beside what is white in them.',
  },
  {
    id: 'skin-in-photos-lighter',
    when: { skinInPhotos: 'lighter' },
    text: 'Your photos show your skin lighter than we read it beside what is white in them.',
  },
  {
    id: 'skin-in-photos-tinted',
    when: { skinInPhotos: 'tinted' },
    text: 'Your photos show your skin in another tone: we took the tint of their light out.',
  },
);

/** What to match the shades on. */
export const FOUNDATION_DOUBT = firstMatches(
  1,
  {
    id: 'foundation-makeup',
    when: { makeup: 'worn' },
    text: 'You wore makeup: match the shade on bare skin.',
  },
  {
    id: 'foundation-makeup-likely',
    when: { makeup: 'likely' },
    text: 'Looks like you’re wearing makeup: match the shade on bare skin.',
  },
);

/** The undertone to look for, by skin as measured. */
export const UNDERTONE = firstMatch(
  {
    id: 'undertone-golden-in-cool',
    when: { undertone: 'golden', seasonTemperature: 'cool' },
    text: 'Foundation follows your skin, not your season: look for a golden one at your depth.',
  },
  {
    id: 'undertone-rosy-in-warm',
    when: { undertone: 'rosy', seasonTemperature: 'warm' },
    text: 'Foundation follows your skin, not your season: look for a rosy one at your depth.',
  },
  { id: 'undertone-golden', when: { undertone: 'golden' }, text: 'Look for a golden foundation at your depth.' },
  { id: 'undertone-rosy', when: { undertone: 'rosy' }, text: 'Look for a rosy foundation at your depth.' },
  {
    id: 'undertone-neutral',
    text: 'Foundation follows your skin, not your season: look for a neutral one at your depth.',
    says: { undertone: 'neutral' },
  },
);
