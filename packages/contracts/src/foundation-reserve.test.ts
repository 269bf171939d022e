import { expect, it } from 'vitest';
import { NO_ANSWERS } from './answers.ts';
import { foundationReserve } from './foundation-reserve.ts';
import { LIGHT_ASSUMED } from './light.ts';
import type { PhotoWarning } from './photo.ts';

const evidence = (warnings: PhotoWarning[], makeup: boolean | null, method = 'Read from the whites of the eyes.') => ({
  photos: [{ position: 1 as const, problems: [], warnings }],
  answers: { ...NO_ANSWERS, makeup },
  light: { method, correction: 2 },
});

it('says of a foundation what its skin was read through, and nothing of skin that was seen bare', () => {
  expect(foundationReserve(evidence([], null))).toBe('');
  expect(foundationReserve(evidence(['makeup_likely'], null))).toMatch(
    /^Your skin was read through what looks like makeup/,
  );
  expect(foundationReserve(evidence([], true))).toMatch(/^Your skin was read through the makeup on your photos, so/);
  // Who says that they wore none is believed.
  expect(foundationReserve(evidence(['makeup_likely'], false))).toBe('');
  expect(foundationReserve(evidence([], false, `Mostly ${LIGHT_ASSUMED}: …`))).toMatch(
    /^Your skin was read in a light that we had/,
  );
});
