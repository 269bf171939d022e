import { AXES, type Axis, type Feature } from '@trueseason/contracts';
import { readFrom } from '@trueseason/seasons';
import { FRAME } from '@trueseason/seasons/axis-words';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it } from 'vitest';
import { WITNESSES } from '../place/axes.ts';
import { measuredOn } from './measured-on.ts';

const { features } = resultFixture('True Autumn').evidence;
const NAMES = { skin: /\bskin\b/, hair: /\bhair\b/, iris: /\beyes\b/, brows: /\bbrows\b/ } as const;
type Named = keyof typeof NAMES;
const isNamed = (feature: Feature): feature is Named => feature in NAMES;

/** Skin is always seen; of the rest each may not be. */
const SEEN: readonly (readonly Named[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [
  'skin',
  ...(['hair', 'iris', 'brows'] as const).filter((_, i) => (bits >> i) % 2 === 1),
]);

/** What is left unsaid of an axis may weigh no more than this of what was read. */
const MOST_UNSAID = 0.3;

const says: Readonly<Record<string, (axis: Axis, seen: readonly Named[]) => string>> = {
  'the reasons': (axis, seen) => measuredOn(axis, (_, feature) => isNamed(feature) && seen.includes(feature), false),
  'the report': (axis, seen) => {
    const shown = <Of>(feature: Named, value: Of) => (seen.includes(feature) ? value : null);
    const [hair, iris, brows] = [
      shown('hair', features.hair),
      shown('iris', features.iris),
      shown('brows', features.brows),
    ];
    return readFrom(axis, { features: { ...features, hair, iris, brows } });
  },
};

describe.each(Object.entries(says))('what %s say an axis rests on', (_, say) => {
  it.each(AXES)('is what places people on it, and next to all of that: %s', (axis) => {
    for (const seen of SEEN) {
      const text = say(axis, seen);
      const speaking = WITNESSES[axis].filter(({ uses }) => uses.every((one) => isNamed(one) && seen.includes(one)));
      const said = seen.filter((feature) => NAMES[feature].test(text));
      const used = new Set(speaking.flatMap(({ uses }) => uses));
      if (speaking.length > 0) expect({ text, not: said.filter((one) => !used.has(one)) }).toEqual({ text, not: [] });
      // "Your features", and what frames a face of which nothing was made out, name none of them.
      if (text.includes('features') || text.includes(FRAME)) continue;
      const weigh = (witnesses: typeof speaking) => witnesses.reduce((sum, { weight }) => sum + weight, 0);
      const unsaid = speaking.filter(({ uses }) => uses.some((one) => isNamed(one) && !said.includes(one)));
      expect(weigh(unsaid) / weigh(speaking), `${seen}: ${text}`).toBeLessThan(MOST_UNSAID);
    }
  });
});

it('agrees in number with what is named', () => {
  const only = (axis: Axis, ...seen: readonly Feature[]) => measuredOn(axis, (_, one) => seen.includes(one), false);
  expect(only('temperature', 'hair')).toMatch(/^how warm or cool your hair is once/);
  expect(only('temperature', 'hair', 'iris')).toMatch(/^how warm or cool your hair and eyes are once/);
  expect(only('temperature', 'iris')).toMatch(/^how warm or cool your eyes are once/);
  expect(only('contrast', 'hair')).toMatch(/^how far your hair lies from/);
  expect(only('contrast', 'brows')).toMatch(/^how far your brows lie from/);
});

it('names beside what eyes are light or dark, with hair and without', () => {
  const only = (...seen: readonly Feature[]) => measuredOn('chroma', (_, feature) => seen.includes(feature), false);
  expect(only('skin', 'iris')).toBe('how light or dark your eyes are beside your skin');
  expect(only('skin', 'hair', 'iris')).toMatch(/from your skin, and how light or dark your eyes are beside that skin$/);
});
