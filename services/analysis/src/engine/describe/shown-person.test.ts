import type { PhotoVerdict } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { buildEvidence } from '../build-evidence.ts';
import { type LogColor, labOf } from '../math/index.ts';
import type { Displayed, Reading, Readings } from '../measure/index.ts';

const reading = (color: LogColor): Reading => ({ color, sd: [0.05, 0.08, 0.25], pixels: 900 });
const verdicts: PhotoVerdict[] = ([1, 2, 3] as const).map((position) => ({ position, problems: [], warnings: [] }));
const HAIR: LogColor = [0.05, 0.45, -3];
const IRIS: LogColor = [0.2, 0.6, -3.4];

const evidenceOf = (...displayed: (Displayed | undefined)[]) =>
  buildEvidence(
    displayed.map((seen) => ({
      zones: { cheekLeft: reading([0.2, 0.8, -1.3]), forehead: reading([0.2, 0.8, -1.3]) },
      features: {
        hair: reading(HAIR),
        iris: reading(IRIS),
        brows: reading([0.2, 0.8, -2.8]),
        sclera: reading([0.05, 0.25, -0.8]),
      },
      ...(seen && { displayed: seen }),
    })) satisfies Readings[],
    verdicts,
  );

/** Placed as dark, displayed in even light. */
const LIT: Displayed = { hair: [0.05, 0.5, -2.3], iris: [0.2, 0.5, -3.6] };

describe('displayed hair and irises', () => {
  const [before, displayed] = [evidenceOf(undefined, undefined, undefined), evidenceOf(LIT, LIT, LIT)];

  it('moves nothing of the placing', () => {
    const placed = ({ features, contrasts, ...others }: typeof displayed) => others;
    expect(placed(displayed)).toEqual(placed(before));
  });

  it('are displayed as seen, with their contrast to the skin', () => {
    const lighter = labOf([0.05, 0.5, -2.3])[0] - labOf(HAIR)[0];
    const [hair, iris] = [displayed.features.hair?.lab[0] ?? 0, displayed.features.iris?.lab[0] ?? 0];
    expect(hair - (before.features.hair?.lab[0] ?? 0)).toBeCloseTo(lighter, -0.5);
    expect(iris).toBeLessThan((before.features.iris?.lab[0] ?? 0) - 1);
    expect(displayed.contrasts.skinHair?.value).toBeLessThan((before.contrasts.skinHair?.value ?? 0) - 0.2);
    expect(displayed.features.skin).toEqual(before.features.skin);
  });

  it('is what places it where a photo of older days tells no other, and the mean of the photos that do', () => {
    const some = evidenceOf(LIT, undefined, {}).features;
    expect(some.hair?.lab).toEqual(displayed.features.hair?.lab);
    expect(evidenceOf({ hair: LIT.hair }, undefined, undefined).features.iris).toEqual(before.features.iris);
  });
});

describe('skin where it is evenly lit', () => {
  it('is displayed without changing the placement', () => {
    const shade = evidenceOf(LIT, LIT, LIT);
    const lit: Displayed = { ...LIT, skin: [0.15, 0.65, -1.3] };
    const even = evidenceOf(lit, lit, lit);
    const [, a, b] = even.features.skin.lab;
    const [, rosier, fuller] = shade.features.skin.lab;
    expect([a, b].map((value, i) => ([rosier, fuller][i] ?? 0) - (value ?? 0)).every((less) => less > 0.5)).toBe(true);
    expect([even.axes, even.distribution]).toEqual([shade.axes, shade.distribution]);
  });
});

describe('a feature that no photo shows well', () => {
  const unseen: Displayed = { hair: LIT.hair, iris: null, brows: null };
  const [seen, none] = [evidenceOf(LIT, LIT, LIT), evidenceOf(unseen, unseen, unseen)];

  it('is displayed as not seen in words, colors and contrasts, and still counts for placement', () => {
    expect(none.features).toMatchObject({ iris: null, brows: null });
    expect(none.contrasts).toMatchObject({ skinIris: null, skinBrow: null });
    expect([none.axes, none.distribution]).toEqual([seen.axes, seen.distribution]);
  });

  it('is displayed if one photo shows it', () => {
    expect(evidenceOf(unseen, LIT, unseen).features.iris?.lab).toEqual(seen.features.iris?.lab);
  });
});

describe('irises in the shade', () => {
  const SHADE = 0.9;
  const evidence = (white: LogColor) =>
    buildEvidence(
      verdicts.map(() => ({
        zones: { cheekLeft: reading([0.2, 0.8, -1.3]), forehead: reading([0.2, 0.8, -1.3]) },
        features: { iris: reading(IRIS), sclera: { ...reading(white), sd: [0.6, 0.6, 3] } },
        displayed: { iris: [0.1, 0.2, -2], shade: SHADE },
      })) satisfies Readings[],
      verdicts,
    ).features.iris;

  it('are displayed in the light beside them, reflected amber by the skin', () => {
    const [plain, amber] = [evidence([0.04, 0.2, -1.7]), evidence([0.04, 0.5, -1.7])];
    expect(amber?.lab[2]).toBeLessThan((plain?.lab[2] ?? 0) - 3);
  });

  it('are not displayed if only lids are read beside them', () => {
    expect(evidence([0.5, 1.2, -1.7])).toBeNull();
  });
});

describe('deep skin whose whites of the eyes lie in shade', () => {
  const deep = (white: number, tones: Readings['tones']) =>
    buildEvidence(
      verdicts.map(() => ({
        zones: { cheekLeft: reading([0.2, 0.8, -2]), forehead: reading([0.2, 0.8, -2]) },
        features: { hair: reading([0.05, 0.4, -4]), sclera: reading([0.05, 0.2, white]) },
        tones: { face: -2, whitePoint: -0.02, ...tones },
      })) satisfies Readings[],
      verdicts,
    );
  const lit = deep(-1, { teeth: -0.25 });
  const lightnessOf = ({ features }: typeof lit) => features.skin.lab[0];

  it('is displayed as deep as with lit whites if teeth or white cloth show the shade, and placed as before', () => {
    const unseen = deep(-1.7, {});
    expect(lightnessOf(unseen)).toBeGreaterThan(lightnessOf(lit) + 1.5);
    for (const tones of [{ teeth: -0.25 }, { cloth: -0.08 }]) {
      const shaded = deep(-1.7, tones);
      expect(Math.abs(lightnessOf(shaded) - lightnessOf(lit))).toBeLessThan(1.5);
      expect(shaded.ita.value).toBeLessThan(unseen.ita.value - 2);
      expect(shaded.features.hair?.lab[0]).toBeLessThan((unseen.features.hair?.lab[0] ?? 0) - 0.3);
      expect(shaded.contrasts.skinHair?.value).toBeCloseTo(unseen.contrasts.skinHair?.value ?? 0, 1);
    }
  });

  it('is displayed by the whites if teeth and cloth are as dark, as against a window', () => {
    const backlit = deep(-1.7, { teeth: -1.2, cloth: -0.9 });
    expect(lightnessOf(backlit)).toBeGreaterThan(lightnessOf(lit) + 1.5);
  });
});
