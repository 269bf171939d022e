import { describe, expect, it } from 'vitest';
import { judgePhoto, type Scene } from './judge-photo.ts';
import type { PhotoQuality } from './photo-quality.ts';

const GOOD: PhotoQuality = {
  irisRadius: 17,
  faceWidth: 430,
  openness: 0.7,
  eyeContrast: 45,
  eyesCovered: 0.02,
  sharpness: 0.4,
  skinTexture: 0.1,
  skinLightness: 70,
  scleraLightness: 75,
  burntOut: 0,
  flatness: 0.15,
  brightEnd: 0.6,
  blackLevel: 5,
  skinChroma: 28,
  hueSpread: 0.6,
  unevenness: 0.2,
  turn: 0.05,
};
const judge = (quality: Partial<PhotoQuality>, scene: Partial<Scene> = {}) =>
  judgePhoto({
    quality: { ...GOOD, ...quality },
    light: [0, 0.1, 0],
    headwearShare: 0,
    hairSeen: true,
    lipTint: 0.5,
    ...scene,
  });

describe('judgePhoto', () => {
  it('has nothing to say about a good photo', () => {
    expect(judge({})).toEqual({ problems: [], warnings: [] });
  });

  it('never takes deep skin for a dark photo', () => {
    expect(judge({ skinLightness: 18, scleraLightness: 62 }).problems).toEqual([]);
    expect(judge({ skinLightness: 18, scleraLightness: 25, eyeContrast: 15 }).problems).toEqual(['underexposed']);
    expect(judge({ skinLightness: 18, scleraLightness: Number.NaN, brightEnd: 0.05 }).problems).toEqual([
      'underexposed',
    ]);
    expect(judge({ skinLightness: 18, scleraLightness: 18, eyeContrast: 2 }).problems).toEqual(['eyes_hidden']);
    expect(judge({ skinLightness: 18, scleraLightness: 18, eyeContrast: 2, openness: 0.3 }).problems).toEqual([
      'eyes_closed',
    ]);
  });

  it.each([
    [{ irisRadius: 5 }, 'too_far'],
    [{ burntOut: 0.8, skinChroma: 2 }, 'overexposed'],
    [{ sharpness: 0.02 }, 'blurred'],
    [{ skinChroma: 1 }, 'black_and_white'],
    [{ eyeContrast: 3 }, 'eyes_hidden'],
    [{ eyesCovered: 0.9 }, 'eyes_hidden'],
    [{ openness: 0.1 }, 'eyes_closed'],
    [{ skinTexture: 0.004 }, 'filtered'],
    [{ sharpness: 0.09, skinTexture: 0.02, flatness: 0.6 }, 'filtered'],
  ] as const)('refuses %j as %s', (quality, problem) => {
    expect(judge(quality).problems).toEqual([problem]);
  });

  it.each([[[0, 1.4, 0]], [[0, -1, 0]], [[0.6, 0, 0]], [[-0.4, 0, 0]]] as const)(
    'refuses the light %j and only notes a mild one',
    (light) => {
      expect(judge({}, { light }).problems).toEqual(['strong_cast']);
      expect(judge({}, { light: [0.25, 0.2, 0] })).toEqual({ problems: [], warnings: ['mild_cast'] });
    },
  );

  it.each([
    [{ turn: 0.5 }, {}, 'head_turned'],
    [{ unevenness: -1.2 }, {}, 'uneven_light'],
    [{ sharpness: 0.07 }, {}, 'slightly_blurred'],
    [{ irisRadius: 8 }, {}, 'small_face'],
    [{}, { headwearShare: 0.6 }, 'headwear'],
    [{}, { headwearShare: 0.15, hairSeen: false }, 'headwear'],
    [{ eyesCovered: 0.04 }, {}, 'glasses'],
    [{ blackLevel: 34 }, {}, 'hazy'],
    [{}, { lipTint: 1.6 }, 'makeup_likely'],
  ] as const)('warns about %j %j: %s', (quality, scene, warning) => {
    expect(judge(quality, scene)).toEqual({ problems: [], warnings: [warning] });
  });
});
