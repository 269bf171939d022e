import { describe, expect, it } from 'vitest';
import { sidewaysTurn } from './face-checks.ts';
import { judgePhoto, type Scene } from './judge-photo.ts';
import type { PhotoQuality } from './photo-quality.ts';

const GOOD: PhotoQuality = {
  irisRadius: 17,
  faceWidth: 430,
  openness: 0.7,
  eyeContrast: 45,
  eyesCovered: 0.02,
  bandCovered: 0.02,
  hiddenEyes: 0,
  lidTone: -0.5,
  mouthCovered: 0.03,
  castBetweenCheeks: 0.2,
  castOnWhites: 0,
  lidTint: 0.1,
  lipsApart: 0.1,
  sharpness: 0.4,
  steadiness: 0.6,
  skinTexture: 0.1,
  skinLightness: 70,
  clippedShare: 0,
  flatness: 0.15,
  brightEnd: 0.6,
  blackLevel: 5,
  skinChroma: 28,
  unevenness: 0.2,
  turn: 0.05,
};
const judge = (quality: Partial<PhotoQuality>, scene: Partial<Scene> = {}) =>
  judgePhoto({
    quality: { ...GOOD, ...quality },
    light: [0, 0.1, 0],
    skin: [0.19, 0.75, -1.2],
    whitePoint: -0.1,
    variety: 6,
    headwearShare: 0,
    hairSeen: true,
    hasOddColor: false,
    lipTint: 0.5,
    ...scene,
  });

describe('judgePhoto', () => {
  it('accepts a good photo without warnings', () => {
    expect(judge({})).toEqual({ problems: [], warnings: [] });
  });

  it('never takes deep skin for a dark photo, regardless of the eyes', () => {
    const dark = { light: [0, 0.1, -2.5] as const };
    for (const skinLightness of [18, 30, 45, 60, 78]) {
      expect(judge({ skinLightness }).problems).toEqual([]);
      expect(judge({ skinLightness, eyeContrast: 15 }).problems).toEqual([]);
      expect(judge({ skinLightness, eyeContrast: 15 }, dark).problems).toEqual(['underexposed']);
    }
    expect(judge({ mouthCovered: 0.9 }, dark).problems).toEqual(['underexposed']);
    expect(judge({ skinLightness: 18, eyeContrast: 2 }).problems).toEqual(['eyes_hidden']);
    expect(judge({ skinLightness: 18, eyeContrast: 2, openness: 0.3 }).problems).toEqual(['eyes_closed']);
  });

  it('requires the same light for every skin depth', () => {
    // Fair to deep: published means (as in place-season.test.ts), and their remaining chroma.
    const skins = [
      { skin: [0.08, 0.53, -1.06], skinLightness: 75, skinChroma: 9 },
      { skin: [0.12, 0.9, -2.16], skinLightness: 45, skinChroma: 6 },
      { skin: [0.21, 0.81, -2.83], skinLightness: 25, skinChroma: 4 },
    ] as const;
    const verdicts = (tint: number, share = 1) =>
      skins.map(({ skin, skinLightness, skinChroma }) =>
        judge({ skinLightness, skinChroma: skinChroma * share }, { skin, light: [tint, 0.1, 0] }).problems.join(),
      );
    expect(verdicts(0.1)).toEqual(['', '', '']);
    expect(verdicts(0.52)).toEqual(['', '', '']);
    expect(verdicts(0.66)).toEqual(Array(3).fill('strong_cast'));
    expect(verdicts(0.1, 0.5)).toEqual(Array(3).fill('black_and_white'));
  });

  it.each([
    [93.7, 4.8, -0.14],
    [81.2, 6.9, -0.17],
  ])('takes pale skin in cool light (L* %f, C* %f) for colorless only if the lips are too', (...seen) => {
    const [skinLightness, skinChroma, warmth] = seen;
    const verdict = (lipTint: number | undefined) =>
      judge({ skinLightness, skinChroma }, { light: [-0.03, warmth, 0], skin: [0.05, 0.31, -0.2], lipTint }).problems;
    expect(verdict(0.22)).toEqual([]);
    expect(verdict(0.05)).toEqual(['black_and_white']);
    expect(verdict(undefined)).toEqual(['black_and_white']);
  });

  it('takes a picture without bright parts for dark, regardless of the light estimate', () => {
    expect(judge({}, { whitePoint: -3.4 }).problems).toEqual(['underexposed']);
    expect(judge({ skinLightness: 18 }, { whitePoint: -1 }).problems).toEqual([]);
    expect(judge({}, { whitePoint: undefined }).problems).toEqual([]);
  });

  it('measures a turned head along the line between the ears, past the profile', () => {
    const [left, right] = [
      { x: 100, y: 200 },
      { x: 300, y: 200 },
    ];
    expect(sidewaysTurn(left, right, { x: 200, y: 260 })).toBeCloseTo(0);
    expect(sidewaysTurn(left, right, { x: 250, y: 260 })).toBeCloseTo(0.5);
    expect(sidewaysTurn({ x: 220, y: 200 }, right, { x: 330, y: 260 })).toBeGreaterThan(1.5);
    expect(sidewaysTurn({ x: 100, y: 200 }, { x: 180, y: 200 }, { x: 70, y: 260 })).toBeLessThan(-1.5);
  });

  it('distinguishes shaded eyes with low lid contrast from dark glasses', () => {
    expect(judge({ eyeContrast: 6, lidTone: -0.9, openness: 0.45 }).problems).toEqual([]);
    expect(judge({ eyeContrast: 6, lidTone: -2.8 }).problems).toEqual(['eyes_hidden']);
  });

  it('warns about a turned head, within the range of portraits', () => {
    expect(judge({ turn: 0.93 })).toEqual({ problems: [], warnings: ['head_turned'] });
  });

  it('rates a shaded cheek of another hue as tinted light at most', () => {
    const cheeks = { castBetweenCheeks: 0.76, unevenness: 0.3, castOnWhites: 0.6 };
    expect(judge(cheeks).problems).toEqual(['strong_cast']);
    expect(judge({ ...cheeks, castBetweenCheeks: 0.69 })).toEqual({ problems: [], warnings: ['sides_differ'] });
    // A mark or paint: the whites of the eyes do not show it.
    expect(judge({ ...cheeks, castOnWhites: 0.1 })).toEqual({ problems: [], warnings: ['sides_differ'] });
  });

  it('sees eyes behind thick frames, not behind tinted glass or a hand', () => {
    const frames = { eyesCovered: 0.55, bandCovered: 0.3 };
    expect(judge({ ...frames, eyeContrast: 44 })).toEqual({ problems: [], warnings: ['glasses'] });
    expect(judge({ ...frames, eyeContrast: 23 }).problems).toEqual(['eyes_hidden']);
    expect(judge({ eyesCovered: 0.9, eyeContrast: 50 }).problems).toEqual(['eyes_hidden']);
  });

  it('does not take an eye patch for glasses, despite its strap', () => {
    expect(judge({ bandCovered: 0.05, hiddenEyes: 1 })).toEqual({ problems: [], warnings: [] });
  });

  it('does not take skin in warm lamp light for a filter', () => {
    const lamp = { light: [0.14, 0.9, -0.28], skin: [-0.11, 1.11, -0.61] } as const;
    expect(judge({ skinLightness: 81, skinChroma: 74 }, lamp)).toEqual({ problems: [], warnings: ['mild_cast'] });
    expect(judge({ skinLightness: 81, skinChroma: 90 }, lamp).problems).toEqual(['filtered']);
  });

  it('finds pictures without color in any tone', () => {
    expect(judge({}, { variety: 0.9 }).problems).toEqual(['black_and_white']);
    expect(judge({ skinChroma: 60 }, { variety: 1.2 }).problems).toEqual(['black_and_white']);
    expect(judge({}, { variety: 3.3 }).problems).toEqual([]);
    expect(judge({}, { variety: undefined }).problems).toEqual([]);
  });

  it('does not take pink whites of the eyes for colored light', () => {
    expect(judge({}, { light: [0.45, 0.2, 0], skin: [-0.06, 1, -1.3] }).problems).toEqual([]);
    expect(judge({}, { light: [0.55, 0.2, 0], skin: [0.19, 0.75, -1.2] }).problems).toEqual(['strong_cast']);
  });

  it.each([
    [{ irisRadius: 5 }, 'too_far'],
    [{ clippedShare: 0.8, skinChroma: 2 }, 'overexposed'],
    [{ sharpness: 0.02 }, 'blurred'],
    [{ sharpness: 0.13, steadiness: 0.25 }, 'blurred'],
    [{ sharpness: 0.08, steadiness: 0.4 }, 'blurred'],
    [{ castBetweenCheeks: 1, castOnWhites: 0.8 }, 'strong_cast'],
    [{ skinChroma: 84 }, 'filtered'],
    [{ blackLevel: 53 }, 'filtered'],
    [{ turn: -1.1 }, 'turned_away'],
    [{ mouthCovered: 0.8 }, 'face_covered'],
    [{ skinChroma: 1 }, 'black_and_white'],
    [{ eyeContrast: 3 }, 'eyes_hidden'],
    [{ eyesCovered: 0.9 }, 'eyes_hidden'],
    [{ openness: 0.1 }, 'eyes_closed'],
    [{ skinTexture: 0.004 }, 'filtered'],
    [{ sharpness: 0.09, skinTexture: 0.02, flatness: 0.6 }, 'filtered'],
    [{ flatness: 0.65, skinTexture: 0.06, sharpness: 0.5 }, 'filtered'],
    [{ flatness: 0.64, skinTexture: 0.031, sharpness: 0.198 }, 'filtered'],
  ] as const)('refuses %j as %s', (quality, problem) => {
    expect(judge(quality).problems).toEqual([problem]);
  });

  it.each([
    [0.59, 0.012, 0.13],
    [0.64, 0.04, 0.2],
    [0.51, 0.017, 0.134],
  ])(
    'does not take flat skin in a coarse JPEG (%f, texture %f) for a filter if the eyes keep detail (%f)',
    (...seen) => {
      const [flatness, skinTexture, sharpness] = seen;
      expect(judge({ flatness, skinTexture, sharpness }).problems).toEqual([]);
    },
  );

  it.each([[[0, 1.4, 0]], [[0, -1, 0]], [[0.6, 0, 0]], [[-0.4, 0, 0]]] as const)(
    'refuses the light %j and only warns about a mild one',
    (light) => {
      expect(judge({}, { light }).problems).toEqual(['strong_cast']);
      expect(judge({}, { light: [0.25, 0.2, 0] })).toEqual({ problems: [], warnings: ['mild_cast'] });
      expect(judge({}, { light: [0.25, 0.2, 0], hasOddColor: true })).toEqual({ problems: [], warnings: [] });
      expect(judge({ bandCovered: 0.04 }, { light: [0.25, 0.2, 0] }).warnings).toEqual(['glasses']);
    },
  );

  it.each([
    [{ turn: 0.5 }, {}, 'head_turned'],
    [{ unevenness: -1.2 }, {}, 'uneven_light'],
    [{ sharpness: 0.07 }, {}, 'slightly_blurred'],
    [{ irisRadius: 8 }, {}, 'small_face'],
    [{}, { headwearShare: 0.6 }, 'headwear'],
    [{}, { headwearShare: 0.15, hairSeen: false }, 'headwear'],
    [{ bandCovered: 0.04 }, {}, 'glasses'],
    [{ bandCovered: 0.04, lidTint: 0.7 }, {}, 'tinted_glasses'],
    [{ mouthCovered: 0.12, lipsApart: 1.3 }, {}, 'mouth_covered'],
    [{ blackLevel: 34 }, {}, 'hazy'],
    [{}, { lipTint: 1.6 }, 'makeup_likely'],
  ] as const)('warns about %j %j: %s', (quality, scene, warning) => {
    expect(judge(quality, scene)).toEqual({ problems: [], warnings: [warning] });
  });

  it('takes no paint for tinted glasses', () => {
    const painted = { bandCovered: 0.04, lidTint: 0.7, castBetweenCheeks: 0.6 };
    expect(judge(painted).warnings).toEqual(['glasses', 'sides_differ']);
    expect(judge({ bandCovered: 0.04, lidTint: 0.7, mouthCovered: 0.5 })).toEqual({
      problems: ['face_covered'],
      warnings: ['glasses'],
    });
  });
});
