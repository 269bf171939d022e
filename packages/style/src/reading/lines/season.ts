import { FAR, NEAR } from '../depth-words.ts';
import { firstMatch, firstMatches } from '../select.ts';

const GRAY = ['gray', 'white', 'salt-and-pepper'] as const;
const WARM = ['warm', 'slightly warm'] as const;
const COOL = ['cool', 'slightly cool'] as const;

/** The person's own temperature, if the season's words do not say it. */
export const TEMPERATURE = firstMatches(
  1,
  {
    id: 'temperature-cool-in-warm',
    when: { temperature: COOL, seasonTemperature: 'warm' },
    text: 'Your coloring leans cool. {season} is a warm season, but it fits your other traits best.',
  },
  {
    id: 'temperature-warm-in-cool',
    when: { temperature: WARM, seasonTemperature: 'cool' },
    text: 'Your coloring leans warm. {season} is a cool season, but it fits your other traits best.',
  },
  {
    id: 'temperature-gray-hair',
    when: { temperature: COOL, undertone: 'golden', hair: GRAY, hairDyed: 'no' },
    text: 'Your skin is golden, but gray hair has little color of its own, so overall you lean cool.',
  },
  {
    id: 'temperature-golden-skin',
    when: { temperature: COOL, undertone: 'golden' },
    text: 'Your skin is golden, but taken together your coloring leans cool.',
  },
  {
    id: 'temperature-rosy-skin',
    when: { temperature: WARM, undertone: 'rosy' },
    text: 'Your skin is rosy, but taken together your coloring leans warm.',
  },
  {
    id: 'temperature-slightly-warm',
    when: { temperature: 'slightly warm' },
    text: 'You’re nearly neutral, with a touch of warmth.',
  },
  {
    id: 'temperature-slightly-cool',
    when: { temperature: 'slightly cool' },
    text: 'You’re nearly neutral, with a touch of coolness.',
  },
  {
    id: 'temperature-neutral',
    when: { temperature: 'neutral' },
    text: 'You’re between warm and cool.',
  },
);

/** The person's own traits, before the season's. */
export const TRAITS = firstMatches(
  2,
  {
    id: 'trait-light-deep-skin',
    when: { value: 'light', skinDepth: 'deep' },
    text: 'Your skin is deep, but taken together your coloring is light.',
  },
  {
    id: 'trait-deep-light-skin',
    when: { value: 'deep', skinDepth: 'light' },
    text: 'Your skin is light, but taken together your coloring is deep.',
  },
  {
    id: 'trait-light',
    when: { value: 'light', skinDepth: ['light', 'medium', 'uncertain'] },
    text: 'Your coloring is light overall.',
  },
  {
    id: 'trait-deep',
    when: { value: 'deep', skinDepth: ['deep', 'medium', 'uncertain'] },
    text: 'Your coloring is deep overall.',
  },
  {
    id: 'trait-clear',
    when: { chroma: 'clear' },
    text: 'Your coloring is clear rather than muted.',
  },
  { id: 'trait-soft', when: { chroma: 'soft' }, text: 'Your coloring is soft rather than bright.' },
  {
    id: 'trait-high',
    when: { contrast: 'high' },
    text: 'Your contrast is high: your darkest and lightest features are far apart.',
    says: { besideIs: FAR },
  },
  {
    id: 'trait-low',
    when: { contrast: 'low' },
    text: 'Your contrast is low: your features are close in depth.',
    says: { besideIs: NEAR },
  },
  { id: 'trait-medium', when: { contrast: 'medium' }, text: 'Your contrast is moderate.' },
);

/** The Absolute type, if no trait of the family dominates. */
export const TYPE = firstMatches(1, {
  id: 'type',
  when: { type: 'absolute' },
  text: 'Your {family} traits are an even mix, which {typeCount}-type charts call {type}. Your palette is {season}.',
});

export const BORROWED = firstMatch(
  {
    id: 'borrowed-next',
    when: { second: 'neighbor' },
    text: 'These come from {second}, the season next to yours, and go with your palette.',
  },
  { id: 'borrowed-apart', text: 'These come from {second}. Try them in small areas first.', says: { second: 'apart' } },
);
