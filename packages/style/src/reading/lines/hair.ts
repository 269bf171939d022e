import { firstMatch, firstMatches } from '../select.ts';

/** Advice on the person's own hair, followed by the season's lines. */
export const OWN_HAIR = firstMatch(
  {
    id: 'hair-salt-and-pepper',
    when: { hair: 'salt-and-pepper', hairDyed: 'no' },
    text: 'Keep your salt-and-pepper hair: it needs no color. For a change, ask for lowlights.',
  },
  {
    id: 'hair-gray',
    when: { hair: ['gray', 'white'], hairDyed: 'no' },
    text: 'Keep your {hair} hair: it needs no color. Any other shade is a choice.',
  },
  {
    id: 'hair-open',
    when: { hair: 'open', hairDyed: 'no' },
    text: 'Your photos leave your hair color open. Keep it, or tell us your natural color: then we know which shades are near.',
  },
  {
    id: 'hair-black',
    when: { hair: 'black', hairDyed: 'no' },
    text: 'Your dark hair suits you as it is; shine does more for it than a new shade.',
  },
  {
    id: 'hair-dyed',
    when: { hairDyed: 'yes' },
    text: 'We compared these shades with your hair as it is now. A shade near your natural color hides roots best.',
  },
  {
    id: 'hair-dyed-told',
    when: { hairDyed: 'told' },
    text: 'We compared these shades with the natural color you told us: a shade near it hides roots best.',
  },
  {
    id: 'hair-near',
    when: { hairColorsNear: 'some' },
    text: 'The closer to your own color, the less upkeep. For a change, start with {hairFirst}.',
  },
  { id: 'hair-own', text: 'Your own color needs no change. Every other color here is a visible change.' },
);

/** What the other colors take. */
export const HAIR_FAR = firstMatches(1, {
  id: 'hair-far',
  when: { hairColorsFar: 'some' },
  text: 'These are farther from your own hair; the note under each says how to get there.',
});

/** Which colors cannot be tried on, and why. */
export const HAIR_UNTRIED = firstMatches(
  3,
  {
    id: 'untried-bleach',
    when: { hairBleach: 'some' },
    text: 'We don’t try on colors that need bleach. Ask your colorist what’s possible.',
  },
  { id: 'untried-time', when: { hairTime: 'some' }, text: 'We don’t try on grays, which come with time, not dye.' },
  { id: 'untried-dark', when: { hairTooDark: 'some' }, text: 'Too dark to try on over your hair: {tooDark}.' },
);

/** Next to the colors to avoid. */
export const HAIR_AVOID = firstMatch({ id: 'hair-avoid', text: 'These pull against your palette.' });

/** Instead of advice on hair: what is in reach of brows, or that nothing is to be colored. */
export const BROWS = firstMatches(
  2,
  {
    id: 'brows-covered',
    when: { hair: 'covered', browColors: 'some' },
    text: 'Your hair is covered, so these colors are for your brows.',
  },
  {
    id: 'brows-covered-kept',
    when: { hair: 'covered', browColors: 'none' },
    text: 'Your hair is covered, and your brows need no color.',
  },
  {
    id: 'brows-covering',
    when: { hair: 'covered' },
    text: 'Choose the covering from your signature colors: it frames your face.',
  },
  {
    id: 'brows-own',
    when: { browColors: 'some' },
    text: 'Your brows can take these colors. They are fine as they grow, too.',
  },
  {
    id: 'brows-as-grown',
    when: { browColors: 'none' },
    text: 'Leave your brows as they grow: no hair color of your palette is near.',
  },
);

/** On a beard or mustache. */
export const BEARD = firstMatch(
  { id: 'beard-gray', when: { facialHair: 'gray' }, text: 'Keep your {facialHair} as it grows: it needs no color.' },
  {
    id: 'beard-near',
    when: { facialHair: 'near colors' },
    text: 'Your {facialHair} is fine as it grows, and can take these colors.',
  },
  {
    id: 'beard-kept',
    text: 'Leave your {facialHair} as it grows: no hair color of your palette is near it.',
  },
);

/** For those who asked about a beard that their photos do not show. */
export const BEARD_UNSEEN = firstMatch(
  {
    id: 'beard-unseen-bare',
    when: { hair: ['bare', 'covered'] },
    text: 'We couldn’t read a beard in your photos. One of your own color needs no dye.',
  },
  {
    id: 'beard-unseen',
    text: 'We couldn’t read a beard in your photos. One of your own color needs no dye; beside dyed hair, keep it as light as the hair or lighter.',
  },
);
