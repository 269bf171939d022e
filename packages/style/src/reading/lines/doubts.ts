import { firstMatch, firstMatches } from '../select.ts';

/** What could be off, most important first. */
export const DOUBTS = firstMatches(
  5,
  {
    id: 'doubt-mixed',
    when: { people: 'mixed' },
    text: 'Your photos look like different people. If all are of you, the light may be why, and nothing is needed.',
  },
  {
    id: 'doubt-told',
    when: { contradicted: ['hair', 'eyes', 'hair and eyes'] },
    text: 'Your photos don’t match what you told us about your {contradicted}, so your season is less sure. Please check.',
  },
  {
    id: 'doubt-hair-color',
    when: { unnatural: ['hair', 'hair and eyes'] },
    text: 'Your hair has a color that hardly ever grows, so we left it out. Is it dyed? Your natural color would help.',
  },
  {
    id: 'doubt-eye-color',
    when: { unnatural: ['eyes', 'hair and eyes'] },
    text: 'Your eyes show a color that eyes don’t have, so we left it out. Is it lenses or a reflection?',
  },
  {
    id: 'doubt-two-eyes',
    when: { unnatural: 'two eyes' },
    text: 'Your two eyes differ in color, so we left out eye color.',
  },
  { id: 'doubt-one-photo', when: { counted: 'one' }, text: 'We could only use one of your photos.' },
  { id: 'doubt-two-photos', when: { counted: 'two' }, text: 'We could only use two of your photos.' },
  {
    id: 'doubt-light',
    when: { light: 'assumed' },
    text: 'We couldn’t read the light from your eyes, so we had to estimate it.',
  },
  {
    id: 'doubt-makeup-likely',
    when: { makeup: 'likely' },
    text: 'Looks like you’re wearing makeup, so we left out your lip color.',
  },
  {
    id: 'doubt-covered',
    when: { hair: 'covered' },
    text: 'We couldn’t see your hair, so your season rests on your other features.',
  },
  {
    id: 'doubt-bare',
    when: { hair: 'bare' },
    text: 'Without hair to measure, your season rests on your other features.',
  },
  { id: 'doubt-eyes', when: { eyes: 'unmeasured' }, text: 'We couldn’t see your eye color clearly.' },
  {
    id: 'doubt-opinion',
    when: { opinion: 'differs' },
    text: 'A second opinion from a language model named another season.',
  },
);

/** Applies to everyone; comes last. */
export const ALWAYS = firstMatch({
  id: 'doubt-always',
  text: 'Your season is our best estimate, not a fact, so trust your mirror, too.',
});
