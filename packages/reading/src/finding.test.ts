import { expect, it } from 'vitest';
import { findingOf } from './finding.ts';

const of = (times: number, sd = 0.05) => ({ value: Math.log10(times), sd });

it.each([
  [{ skinHair: of(13) }, 'Your hair is much darker than your skin.'],
  [{ skinHair: of(5.2) }, 'Your hair is clearly darker than your skin.'],
  [{ skinHair: of(1.7) }, 'Your hair is a little darker than your skin.'],
  [{ skinHair: of(1.1) }, 'Your hair is about as light as your skin.'],
  [{ skinHair: of(0.5) }, 'Your hair is a little lighter than your skin.'],
  [{ skinHair: null, skinBrow: of(0.4) }, 'Your brows are clearly lighter than your skin.'],
  [{ skinHair: null, skinBrow: of(8, 0.5), skinIris: of(20) }, 'Your eyes are much darker than your skin.'],
  [{ skinHair: null, skinBrow: null, skinIris: null }, undefined],
])('from %j: %s', (contrasts, text) => expect(findingOf(contrasts)?.text).toBe(text));
