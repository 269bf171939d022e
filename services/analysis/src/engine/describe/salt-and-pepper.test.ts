import { type Answers, NO_ANSWERS, type PhotoVerdict } from '@trueseason/contracts';
import { hexToLab, labToLinear } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import { buildEvidence } from '../build-evidence.ts';
import { type LogColor, toLogColor } from '../math/index.ts';
import type { Displayed, Reading, Readings } from '../measure/index.ts';

const reading = (color: LogColor): Reading => ({ color, sd: [0.05, 0.08, 0.25], pixels: 900 });
const verdicts: PhotoVerdict[] = ([1, 2, 3] as const).map((position) => ({ position, problems: [], warnings: [] }));
const gray = (lightness: number): LogColor => toLogColor(labToLinear([lightness, 1, 3]));
const brown = (lightness: number): LogColor => toLogColor(labToLinear([lightness, 8, lightness * 0.5]));

const FAIR: LogColor = [0.2, 0.8, -1.3];
const DEEP = toLogColor(labToLinear([42, 14, 20]));

const featuresOf = (displayed: Displayed, answers: Answers = NO_ANSWERS, skin = FAIR) => {
  const photo: Readings = {
    zones: { cheekLeft: reading(skin), forehead: reading(skin) },
    features: { hair: reading(displayed.hair ?? gray(30)), sclera: reading([0.04, 0.2, -1]) },
    displayed,
  };
  return buildEvidence([photo, photo, photo], verdicts, answers).features;
};
const strandsOf = (...asked: Parameters<typeof featuresOf>) => featuresOf(...asked).hair?.strands;

const MIXED: Displayed = { hair: gray(44), strands: { dark: gray(20), light: gray(56) } };

describe('hair of two colors', () => {
  it('is displayed as both colors, and placed by their mix', () => {
    const hair = featuresOf(MIXED).hair;
    const [dark, light] = [hair?.strands?.dark ?? '#000000', hair?.strands?.gray ?? '#000000'].map(
      (hex) => hexToLab(hex)[0],
    );
    const whole = hair?.lab[0] ?? 0;
    expect(dark).toBeLessThan(whole - 12);
    expect(light).toBeGreaterThan(whole + 6);
  });

  it.each<[string, Displayed]>([
    ['black hair that shines', { hair: gray(22), strands: { dark: gray(6), light: gray(42) } }],
    ['brown hair with blond strands', { hair: brown(44), strands: { dark: brown(20), light: brown(56) } }],
    ['white hair in shade', { hair: gray(60), strands: { dark: gray(44), light: gray(75) } }],
    ['hair before black, cut out roughly', { hair: gray(32), strands: { dark: gray(1), light: gray(50) } }],
    ['hair of a photo whose strands nobody read', { hair: gray(44) }],
  ])('is not seen in %s', (_, displayed) => expect(strandsOf(displayed)).toBeUndefined());

  it('is not taken from the shine of cropped black hair on deep skin, and is seen there where it is as light as gray is', () => {
    const shine: Displayed = { hair: gray(36), strands: { dark: gray(12), light: gray(45) } };
    expect(strandsOf(shine, NO_ANSWERS, FAIR)).toBeDefined();
    expect(strandsOf(shine, NO_ANSWERS, DEEP)).toBeUndefined();
    expect(strandsOf(MIXED, NO_ANSWERS, DEEP)).toBeDefined();
  });

  it('is no gray where it was dyed', () => {
    expect(strandsOf(MIXED, { ...NO_ANSWERS, hairDyed: true })).toBeUndefined();
  });
});
