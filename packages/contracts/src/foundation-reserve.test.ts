import { expect, it } from 'vitest';
import { NO_ANSWERS } from './answers.ts';
import { foundationDoubts, foundationReserve } from './foundation-reserve.ts';
import { LIGHT_ASSUMED } from './light.ts';
import type { PhotoWarning } from './photo.ts';

const evidence = (
  warnings: PhotoWarning[],
  makeup: boolean | null,
  method = 'Read from the whites of the eyes.',
  correction = 2,
) => ({
  photos: [{ position: 1 as const, problems: [], warnings }],
  answers: { ...NO_ANSWERS, makeup },
  light: { method, correction, skinInIt: '#B97B52' as const },
});

it('says of a foundation what its skin was read through, and nothing of skin that was seen bare', () => {
  expect(foundationReserve(evidence([], null))).toBe('');
  // Lips alone were seen made up.
  expect(foundationReserve(evidence(['makeup_likely'], null))).toBe(
    'Your lips look made up; if your skin was too, these shades may be a step off, and rosier than you are.',
  );
  expect(foundationReserve(evidence(['makeup_likely'], null, `Mostly ${LIGHT_ASSUMED}: …`))).toMatch(
    /^Your lips look made up, perhaps your skin was too, and it was read in a light that we had to assume, so/,
  );
  expect(foundationReserve(evidence([], true))).toMatch(/^Your skin was read through the makeup on your photos, so/);
  // Who says that they wore none is believed.
  expect(foundationReserve(evidence(['makeup_likely'], false))).toBe('');
  expect(foundationReserve(evidence([], false, `Mostly ${LIGHT_ASSUMED}: …`))).toMatch(
    /^Your skin was read in a light that we had/,
  );
});

it('leaves a way to whose photos look true to them where much of their color was assumed to be the light’s', () => {
  const lead = (method: string, correction: number) => foundationReserve(evidence([], null, method, correction));
  expect(lead(`Mostly ${LIGHT_ASSUMED}: …`, 10)).toMatch(
    /may be a step off\. Your photos show more color, .* if they look true to you, try the shade that is marked/,
  );
  expect(lead(`Mostly ${LIGHT_ASSUMED}: …`, 3)).not.toMatch(/show more color/);
  expect(lead('Read from the whites of the eyes.', 10)).toBe('');
});

it('calls photos darker or lighter than their owner only where each that counts is', () => {
  expect(foundationDoubts(evidence([], null))).toBe('A photo alone may show you deeper or fairer.');
  expect(foundationDoubts(evidence([], null), 1)).toMatch(
    /^The photos that count seem to have come out darker than you are;/,
  );
  expect(foundationDoubts(evidence(['makeup_likely'], null))).toMatch(/rosier than you are\.$/);
  expect(foundationDoubts(evidence(['makeup_likely'], null), -1)).toMatch(
    /^Your lips look made up; .*The photos that count seem to have come out lighter/,
  );
});
