import { HAIR_WORN } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { asWorn } from './as-worn.ts';
import { HAIR_STYLES } from './hair.tsx';

it('draws nobody in hair that they do not wear', () => {
  const drawn = (worn: (typeof HAIR_WORN)[number]) => new Set(HAIR_STYLES.map((style) => asWorn(style, worn)));
  expect([...drawn('shaved')]).toEqual(['bald']);
  expect([...drawn('locs')]).toEqual(['locs']);
  expect(drawn('coils')).toEqual(new Set(['afro', 'curls']));
  for (const worn of HAIR_WORN.filter((one) => one !== 'shaved')) expect(drawn(worn).has('bald')).toBe(false);
});

it('leaves a style as it is for who wears it, and where nobody said', () => {
  expect(asWorn('crop', 'short')).toBe('crop');
  for (const style of HAIR_STYLES) expect(asWorn(style, null)).toBe(style);
});
