import { describe, expect, it } from 'vitest';
import { at, type LogColor, labOf } from '../math/index.ts';
import type { Reading, Readings } from '../measure/index.ts';
import { estimatePerson } from './estimate-person.ts';
import { inTheirLight } from './in-their-light.ts';

const reading = (color: LogColor, sd: LogColor = [0.04, 0.06, 0.2]): Reading => ({ color, sd, pixels: 1000 });
const SCLERA: LogColor = [0.04, 0.2, -0.85];
const HAIR: LogColor = [0.05, 0.6, -3.4];

interface Shown {
  readonly zones: LogColor;
  /** Skin color in even light. */
  readonly seen?: LogColor;
  readonly extra?: Partial<Readings>;
}

function displayed({ zones, seen, extra }: Shown) {
  const photos: Readings[] = [
    {
      zones: { cheekLeft: reading(zones), cheekRight: reading(zones) },
      features: { hair: reading(HAIR), sclera: reading(SCLERA, [0.05, 0.1, 0.3]) },
      tones: { face: -1.2 },
      ...(seen && { displayed: { skin: seen } }),
      ...extra,
    },
  ];
  const person = estimatePerson(photos);
  return { person, ...inTheirLight(person, photos) };
}

const USUAL: LogColor = [0.156, 0.646, -1.2];
const warmthOf = ({ colors }: ReturnType<typeof displayed>['lit']) => colors.skin[1];

describe('the displayed colors', () => {
  it('show skin as in even light: less chroma than in shade, same lightness', () => {
    const { person, lit } = displayed({ zones: [0.18, 0.85, -1.7], seen: USUAL });
    expect(warmthOf(lit)).toBeLessThan(warmthOf(person) - 0.1);
    expect(Math.abs(warmthOf(lit) - USUAL[1])).toBeLessThan(0.03);
    const even = displayed({ zones: USUAL, seen: USUAL }).lit;
    expect(Math.abs(labOf(lit.colors.skin)[0] - labOf(even.colors.skin)[0])).toBeLessThan(1.2);
  });

  it('pull unusual skin toward the population, and nothing else', () => {
    const [cold, usual] = ([0.3, USUAL[1]] as const).map((warmth) => {
      const skin: LogColor = [USUAL[0], warmth, -1.2];
      return displayed({ zones: skin, seen: skin });
    });
    if (!cold || !usual) throw new Error('no skin');
    const drawn = warmthOf(cold.lit) - warmthOf(cold.person);
    expect(drawn).toBeGreaterThan(0.1);
    expect(cold.drawn[1]).toBeGreaterThan(0.1);
    expect(warmthOf(cold.lit)).toBeLessThan(warmthOf(usual.lit) - 0.05);
    expect(Math.abs(warmthOf(usual.lit) - warmthOf(usual.person))).toBeLessThan(0.02);
    expect(cold.lit.lights).toEqual(cold.person.lights);
    expect(cold.lit.colors.hair?.[1]).toBe(cold.person.colors.hair?.[1]);
  });

  it('pull skin less if the light is well known', () => {
    const skin: LogColor = [0.15, 0.3, -1.2];
    const sheet = reading([0.01, -0.025, -0.14], [0.02, 0.03, 0.13]);
    const [eyes, paper] = [
      displayed({ zones: skin, seen: skin }),
      displayed({ zones: skin, seen: skin, extra: { paper: sheet } }),
    ];
    expect(Math.abs(warmthOf(paper.lit) - warmthOf(paper.person))).toBeLessThan(
      0.7 * Math.abs(warmthOf(eyes.lit) - warmthOf(eyes.person)),
    );
  });

  it('are more certain than only the photos', () => {
    const { person, lit } = displayed({ zones: USUAL, seen: USUAL });
    const [n, skin] = [person.features.length, person.features.indexOf('skin')];
    const sd = (d: 0 | 1, { covariances }: typeof lit) => Math.sqrt(at(covariances[d], skin * n + skin));
    for (const d of [0, 1] as const) expect(sd(d, lit)).toBeLessThan(sd(d, person));
    expect(sd(1, lit)).toBeGreaterThan(0.05);
  });

  it('show skin hardly lighter than a dim photo does, and everything else as much deeper', () => {
    const dim: LogColor = [USUAL[0], USUAL[1], -2.4];
    const tones = { face: -2.4, whitePoint: -0.8, highlights: -1, cloth: -1 };
    const { person, lit } = displayed({ zones: dim, seen: dim, extra: { tones } });
    const depthsOf = ({ colors: { skin, hair } }: typeof lit) => [skin[2], hair?.[2] ?? 0] as const;
    const [[skin, hair], [ownSkin, ownHair]] = [depthsOf(lit), depthsOf(person)];
    expect(ownSkin - dim[2]).toBeGreaterThan(0.5);
    expect(skin - dim[2]).toBeGreaterThan(0.25);
    expect(skin - dim[2]).toBeLessThan(0.42);
    expect(hair - skin).toBeCloseTo(ownHair - ownSkin, 1);
    expect((lit.lights[0]?.[2] ?? 0) + skin).toBeCloseTo((person.lights[0]?.[2] ?? 0) + ownSkin, 1);
  });

  it('expect deep skin to be warmer, up to the deepest', () => {
    const at3 = [-1.2, -1.9, -3].map((depth) => {
      const skin: LogColor = [0.15, 0.65, depth];
      return warmthOf(displayed({ zones: skin, seen: skin, extra: { tones: { face: depth } } }).lit);
    });
    expect(at3[1]).toBeGreaterThan((at3[0] ?? 0) + 0.05);
    expect(Math.abs((at3[2] ?? 0) - (at3[1] ?? 0))).toBeLessThan(0.03);
  });
});
