import type { PhotoVerdict } from '@trueseason/contracts';
import { hexToLab, individualTypologyAngle, labToLch } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import { buildEvidence } from '../build-evidence.ts';
import type { LogColor } from '../math/log-color.ts';
import type { Reading, Readings } from '../measure/index.ts';
import { shadeOn, widenForShade } from '../measure/shaded-eyes.ts';

const reading = (color: LogColor): Reading => ({ color, sd: [0.05, 0.08, 0.25], pixels: 900 });
const verdicts: PhotoVerdict[] = ([1, 2, 3] as const).map((position) => ({ position, problems: [], warnings: [] }));
const BROWN_SKIN: LogColor = [0.2, 1.0, -1.85];
const LIT: LogColor = [0.05, 0.25, -0.9];
/** As behind dark frames: brown, and darker than the skin. */
const SHADED: LogColor = [0.24, 0.76, -3.6];

function evidenceOf(white: LogColor, skin: LogColor = BROWN_SKIN) {
  const [r, g, b] = [skin[2] + (skin[0] + skin[1]) / Math.SQRT2, skin[2], skin[2] + (skin[0] - skin[1]) / Math.SQRT2];
  const cheek = { linear: [Math.exp(r), Math.exp(g), Math.exp(b)], pixels: 900, clipped: 0 } as const;
  const photo: Readings = {
    zones: { cheekLeft: reading(skin), cheekRight: reading(skin), forehead: reading(skin) },
    features: {
      hair: reading([0.05, 0.3, -4.4]),
      iris: reading([0.2, 0.6, -4.2]),
      brows: reading([0.2, 0.8, -3.6]),
      sclera: widenForShade(reading(white), shadeOn(reading(white), { zones: { cheekLeft: cheek }, cloth: null })),
    },
  };
  return buildEvidence([photo, photo, photo], verdicts);
}

describe('an eye in the shade', () => {
  const [lit, shaded] = [evidenceOf(LIT), evidenceOf(SHADED)];

  it('does not make brown skin light or turn it', () => {
    expect(Math.abs(shaded.features.skin.lab[0] - lit.features.skin.lab[0])).toBeLessThan(10);
    expect(shaded.light.correction).toBeLessThan(8);
  });

  it('keeps the light assumed beside the skin at the displayed depth', () => {
    const { features, light } = shaded;
    const [l, , b] = hexToLab(light.skinInIt ?? '#000000');
    expect(Math.abs(l - features.skin.lab[0])).toBeLessThan(1);
    expect(b).toBeGreaterThan(features.skin.lab[2]);
  });

  it('is displayed, and leaves the depth of skin less certain', () => {
    expect(lit.light.source).toBe('eyes');
    expect(lit.features.sclera).not.toBeNull();
    expect(lit.contrasts.skinSclera).not.toBeNull();
    expect(shaded.light.source).toBe('assumed');
    expect(shaded.features.sclera).toBeNull();
    expect(shaded.contrasts.skinSclera).toBeNull();
    expect(shaded.ita.sd).toBeGreaterThan(lit.ita.sd * 1.25);
  });
});

describe('skin that the camera painted too orange', () => {
  const orange = evidenceOf([0.05, 0.25, -0.6], [0.2, 1.55, -1.15]);
  const { lab, sd } = orange.features.skin;

  it('is displayed as the nearest skin color, with the added uncertainty', () => {
    expect(labToLch(lab)[1]).toBeLessThan(32.1);
    expect(Math.max(...sd)).toBeGreaterThan(8);
  });

  it('has a typology angle that fits the color shown', () => {
    expect(orange.ita.value).toBeCloseTo(individualTypologyAngle(lab), 0);
  });
});
