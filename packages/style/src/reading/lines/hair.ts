import { firstMatch, firstMatches } from '../select.ts';

/** Advice on the person's own hair, followed by the season's lines. */
export const OWN_HAIR = firstMatch(
  {
    id: 'hair-salt-and-pepper',
    when: { hair: 'salt-and-pepper', hairDyed: 'no' },
    text: 'Your salt-and-pepper hair needs no color. For a change, ask for lowlights.',
  },
  {
    id: 'hair-gray',
    when: { hair: ['gray', 'white'], hairDyed: 'no' },
    text: 'Your {hair} hair needs no color; try these shades if you want a change.',
  },
  {
    id: 'hair-black',
    when: { hair: 'black', hairDyed: 'no' },
    text: 'Your dark hair needs no color; shine does more for it than a new shade.',
  },
  {
    id: 'hair-dyed',
    when: { hairDyed: 'yes' },
    text: 'We compared these shades with your hair as it is now. A shade near your natural color hides roots best.',
  },
  {
    id: 'hair-near',
    when: { hairColorsNear: 'some' },
    text: 'The closer to your own depth, the less upkeep. Start with {hairFirst}.',
  },
  { id: 'hair-any', text: 'Every color here is a visible change, so try it on first.' },
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
    text: 'Colors that need bleach aren’t shown. Ask your colorist what’s possible.',
  },
  { id: 'untried-time', when: { hairTime: 'some' }, text: 'Grays that come with time, not dye, aren’t shown.' },
  { id: 'untried-dark', when: { hairTooDark: 'some' }, text: 'Too dark to show on your hair: {tooDark}.' },
);

/** Next to the colors to avoid. */
export const HAIR_AVOID = firstMatch({ id: 'hair-avoid', text: 'These pull against your palette.' });

/** Instead of advice on hair. */
export const BROWS = firstMatch(
  {
    id: 'brows-covered',
    when: { hair: 'covered' },
    text: 'Your hair is covered, so these colors are for your brows. Choose the covering from your signature colors: it frames your face.',
  },
  { id: 'brows-own', text: 'These colors are for your brows, and for a beard if you wear one.' },
);
