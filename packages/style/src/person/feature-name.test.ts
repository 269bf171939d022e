import { type Evidence, NO_ANSWERS, type PhotoWarning } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { nameOfFeature, naturalColor, naturalLips } from './feature-name.ts';

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

it('labels lips that look made up, as a fact after the customer’s answer', () => {
  const madeUp = withWarning('makeup_likely');
  expect(nameOfFeature('lips', madeUp)).toBe('Lips, looking made up');
  const said = { ...madeUp, answers: { ...NO_ANSWERS, makeup: true } };
  expect(nameOfFeature('lips', said)).toBe('Lips, with makeup');
  expect(nameOfFeature('skin', madeUp)).toBe('Skin');
  const plain = withWarning('glasses');
  expect(nameOfFeature('lips', plain)).toBe('Lips, as in your photos');
  expect(nameOfFeature('lips', { ...plain, answers: { ...NO_ANSWERS, makeup: false } })).toBe('Lips');
});

it('leaves out the color of lips that show makeup', () => {
  const lips = withWarning('glasses').features.skin;
  const seen = (warning: PhotoWarning) => ({
    ...withWarning(warning),
    features: { ...withWarning(warning).features, lips },
  });
  expect(naturalLips(seen('makeup_likely'))).toBeNull();
  expect(naturalLips(seen('glasses'))).toEqual(lips);
});

it('leaves out and labels features that the answers exclude', () => {
  const { features, photos } = withWarning('glasses');
  const all = { ...features, hair: features.skin, iris: features.skin, lips: features.skin };
  const answers = { ...NO_ANSWERS, hairDyed: true, makeup: true, contactLenses: true };
  const said = (told: typeof answers | undefined) =>
    (['hair', 'iris', 'lips', 'skin'] as const).map((feature) => {
      const evidence = { features: all, photos, answers: told };
      return [nameOfFeature(feature, evidence), naturalColor(feature, evidence) !== null];
    });
  expect(said(answers)).toEqual([
    ['Hair, dyed', false],
    ['Iris, with lenses', false],
    ['Lips, with makeup', false],
    ['Skin', true],
  ]);
  expect(said(undefined).every(([, own]) => own)).toBe(true);
});
