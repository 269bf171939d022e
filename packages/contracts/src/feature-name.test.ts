import { expect, it } from 'vitest';
import { nameOfFeature, ownLips } from './feature-name.ts';
import type { PhotoWarning } from './photo.ts';
import type { Evidence } from './schemas/analysis-result.ts';

const withWarning = (warning: PhotoWarning): Pick<Evidence, 'features' | 'photos'> => {
  const skin: Evidence['features']['skin'] = {
    lab: [60, 10, 18],
    sd: [1, 1, 1],
    hex: '#A98C72',
    pixels: 900,
    quality: 1,
  };
  return {
    features: { skin, hair: null, iris: null, brows: null, lips: null, sclera: null },
    photos: [
      { position: 1, problems: [], warnings: [warning] },
      { position: 2, problems: [], warnings: [] },
    ],
  };
};

it('says of lips, and of nothing else, that a photo shows them with makeup', () => {
  const madeUp = withWarning('makeup_likely');
  expect(nameOfFeature('lips', madeUp)).toBe('Lips, with makeup');
  expect(nameOfFeature('skin', madeUp)).toBe('Skin');
  expect(nameOfFeature('lips', withWarning('glasses'))).toBe('Lips');
});

it('takes lips that a photo shows with makeup for nobody’s own', () => {
  const lips = withWarning('glasses').features.skin;
  const seen = (warning: PhotoWarning) => ({
    ...withWarning(warning),
    features: { ...withWarning(warning).features, lips },
  });
  expect(ownLips(seen('makeup_likely'))).toBeNull();
  expect(ownLips(seen('glasses'))).toEqual(lips);
});
