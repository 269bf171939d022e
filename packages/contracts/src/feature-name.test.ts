import { expect, it } from 'vitest';
import { NO_ANSWERS } from './answers.ts';
import { isMakeupGuessed, makeupSaid, nameOfFeature, ownColor, ownLips } from './feature-name.ts';
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

it('says of lips, and of nothing else, that they look made up, and of none as a fact until their owner says so', () => {
  const madeUp = withWarning('makeup_likely');
  expect(nameOfFeature('lips', madeUp)).toBe('Lips, looking made up');
  const said = { ...madeUp, answers: { ...NO_ANSWERS, makeup: true } };
  expect(nameOfFeature('lips', said)).toBe('Lips, with makeup');
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

it('says once on which photos lips look made up, and what follows, until its owner knows better', () => {
  const on = (...positions: number[]) => ({
    photos: ([1, 2, 3] as const).map((position) => ({
      position,
      problems: [],
      warnings: positions.includes(position) ? (['makeup_likely'] as const).slice() : [],
    })),
  });
  const said = (makeup: boolean | null, ...positions: number[]) =>
    makeupSaid({ ...on(...positions), answers: { ...NO_ANSWERS, makeup } });
  expect(said(null)).toBe('');
  expect(said(null, 2)).toBe(
    'Your lips look made up on photo 2, so we left their color out, and foundation shades may be a step off.',
  );
  expect(said(false, 1, 3)).toBe('Your lips look made up on photos 1 and 3, so we left their color out.');
  expect(said(true, 1, 2, 3)).toMatch(/ on all your photos, /);
  // One that does not count is not named as what decided.
  const repeated = on(2).photos.map((photo) => ({ ...photo, warnings: [...photo.warnings, 'repeated' as const] }));
  expect(makeupSaid({ photos: repeated, answers: undefined })).toMatch(/^Your lips look made up on your photos, so/);
  expect(
    [null, true, false].map((makeup) => isMakeupGuessed({ ...on(2), answers: { ...NO_ANSWERS, makeup } })),
  ).toEqual([true, false, false]);
});

it('takes for nobody’s own what their answers say lies over it, and names it', () => {
  const { features, photos } = withWarning('glasses');
  const all = { ...features, hair: features.skin, iris: features.skin, lips: features.skin };
  const answers = { ...NO_ANSWERS, hairDyed: true, makeup: true, contactLenses: true };
  const said = (told: typeof answers | undefined) =>
    (['hair', 'iris', 'lips', 'skin'] as const).map((feature) => {
      const evidence = { features: all, photos, answers: told };
      return [nameOfFeature(feature, evidence), ownColor(feature, evidence) !== null];
    });
  expect(said(answers)).toEqual([
    ['Hair, dyed', false],
    ['Iris, with lenses', false],
    ['Lips, with makeup', false],
    ['Skin', true],
  ]);
  expect(said(undefined).every(([, own]) => own)).toBe(true);
});
