import type { Answers } from '@trueseason/contracts';
import { hexToLab, labToLinear } from '@trueseason/style/color';
import { expect, it } from 'vitest';
import { buildEvidence } from '../build-evidence.ts';
import { type LogColor, toLogColor } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import { doubtOfHair, unnaturalColors } from './unnatural.ts';

const colorOf = (hex: string): LogColor => toLogColor(labToLinear(hexToLab(hex)));
const reading = (color: LogColor) => ({ color, sd: [0.05, 0.08, 0.15] as LogColor, pixels: 900 });

it.each(['#2255DD', '#1E9E50', '#E0559B', '#7A3FC8', '#12A5A0', '#5577AA'])('takes hair in %s for dyed', (hex) => {
  expect(unnaturalColors({ hair: colorOf(hex) })).toEqual(['hair']);
});

it.each(['#1E1B1A', '#3D2E27', '#735740', '#D6BE94', '#5E2F22', '#9C522B', '#A3A09D', '#DEDAD3', '#5A5A60'])(
  'takes hair in %s for grown',
  (hex) => {
    expect(unnaturalColors({ hair: colorOf(hex) })).toEqual([]);
  },
);

it('takes hair in a natural color for dyed if the brows have another', () => {
  const copper: LogColor = [0.4, 1.4, -3.2];
  const blond: LogColor = [-0.4, 1.5, -1];
  const brown: LogColor = [0.15, 0.6, -2.6];
  expect(unnaturalColors({ hair: copper, brows: brown })).toEqual(['hair']);
  expect(unnaturalColors({ hair: copper, brows: [0.3, 1.5, -2.9] })).toEqual([]);
  expect(unnaturalColors({ hair: copper })).toEqual([]);
  expect(unnaturalColors({ hair: blond, brows: brown })).toEqual([]);
});

it.each(['#7B3FA0', '#19A7A0', '#1FA03A'])('takes an iris in %s for a lens', (hex) => {
  expect(unnaturalColors({ iris: colorOf(hex) })).toEqual(['iris']);
});

it.each(['#2F211B', '#573A26', '#94662F', '#7B6A3F', '#6B7B54', '#868B8E', '#6E9CC4'])(
  'takes an iris in %s for its own',
  (hex) => {
    expect(unnaturalColors({ iris: colorOf(hex) })).toEqual([]);
  },
);

const photo = (
  hair: string,
  more: Partial<Readings['features']> = {},
  displayed?: Readings['displayed'],
): Readings => ({
  zones: { cheekLeft: reading([0.15, 0.75, -1.2]) },
  features: {
    hair: reading(colorOf(hair)),
    iris: reading([0.1, 0.75, -2.7]),
    brows: reading([0.1, 0.7, -2.6]),
    sclera: reading([0.04, 0.2, -0.8]),
    ...more,
  },
  ...(displayed && { displayed }),
});
const evidenceOf = (photos: readonly Readings[], answers: Answers = {}) => buildEvidence(photos, [], answers);

it('leaves dyed hair out, names it and is less sure', () => {
  const blue = evidenceOf([photo('#2255DD')]);
  const green = evidenceOf([photo('#1E9E50')]);
  expect(blue.unnatural).toEqual(['hair']);
  expect(blue.features.hair?.names).toBeUndefined();
  expect(blue.features.hair?.strands).toBeUndefined();
  expect(blue.axes.temperature.value).toBeCloseTo(green.axes.temperature.value, 1);
  const blond = evidenceOf([photo('#B3946A')]);
  expect(blond.unnatural).toBeUndefined();
  expect(blue.confidence).toBeLessThan(blond.confidence + 0.02);
});

it('counts the answered color in its place', () => {
  const black = evidenceOf([photo('#2255DD')], { naturalHair: 'black' });
  const blond = evidenceOf([photo('#2255DD')], { naturalHair: 'light-blond' });
  expect(blond.axes.value.value).toBeGreaterThan(black.axes.value.value + 0.3);
});

it('is as sure as before once the natural color is answered', () => {
  const brown = evidenceOf([photo('#735740')]);
  const told = evidenceOf([photo('#2255DD')], { naturalHair: 'brown' });
  expect(told.confidence).toBeGreaterThan(0.7 * brown.confidence);
  expect(evidenceOf([photo('#2255DD')]).confidence).toBeLessThan(0.7 * told.confidence);
});

it('is less sure where no photo shows hair, also if the head is said to be bare or covered', () => {
  const { hair: _, ...features } = photo('#735740').features;
  const hairless = [{ ...photo('#735740'), features }];
  const { confidence } = evidenceOf(hairless);
  expect(confidence).toBeLessThan(evidenceOf([photo('#735740')]).confidence);
  for (const naturalHair of ['none', 'covered'] as const)
    expect(evidenceOf(hairless, { naturalHair }).confidence).toBeCloseTo(confidence, 6);
});

it.each(['#1E1B1A', '#3D2E27', '#735740', '#B3946A', '#D6BE94', '#A3A09D'])(
  'is not surer without hair in %s, nor without irises beside it',
  (hex) => {
    const { hair, iris, ...others } = photo(hex).features;
    const { confidence } = evidenceOf([photo(hex)]);
    for (const features of [{ ...others, iris }, { ...others, hair }, others])
      expect(evidenceOf([{ ...photo(hex), features }]).confidence).toBeLessThan(confidence + 0.02);
  },
);

it('doubts hair by how far it is from usual hair and from the brows', () => {
  const brows: LogColor = [0.15, 0.6, -2.6];
  const doubts = [0, 0.1, 0.2, 0.3, 0.4].map((tint) => doubtOfHair({ hair: [tint, 0.5, -3], brows }));
  expect(doubts).toEqual(doubts.toSorted((a, b) => a - b));
  expect(doubts[0]).toBe(0);
  expect(doubts.some((doubt) => doubt > 0 && doubt < 1)).toBe(true);
  expect(doubtOfHair({ hair: colorOf('#2255DD'), brows })).toBe(1);
});

it('blames no dye where tinted glasses color the whites of the eyes', () => {
  const green = photo('#B3946A', { sclera: reading([0.45, 0.1, -1]), brows: reading([0.1, 0.7, -2.6]) });
  expect(evidenceOf([green]).unnatural).toBeUndefined();
});

it.each([-1.2, -2.4])('is less sure where the cheeks differ in color, also if one is at %d', (depth) => {
  const sureWith = (tint: number) => {
    const cheekRight = reading([0.15 + tint, 0.75 + 0.29 * (-1.2 - depth), depth]);
    return evidenceOf([{ ...photo('#735740'), zones: { cheekLeft: reading([0.15, 0.75, -1.2]), cheekRight } }])
      .confidence;
  };
  expect(sureWith(0.46)).toBeLessThan(0.8 * sureWith(0.44));
});

it('leaves irises of two colors out, and keeps both for display', () => {
  const two = photo('#735740', {}, { irises: [colorOf('#6E9CC4'), colorOf('#573A26')] });
  const evidence = evidenceOf([two, two]);
  expect(evidence.irises).toHaveLength(2);
  expect(evidenceOf([two, photo('#735740')]).irises).toBeUndefined();
});

it('trusts hair less that may be black under light', () => {
  const deep = { zones: { cheekLeft: reading([0.2, 0.9, -2.6]) } };
  const brows = reading([0.1, 0.4, -4]);
  const shining = { ...photo('#5A5A5A', { brows }), ...deep };
  const value = (hair: string) =>
    evidenceOf([{ ...shining, features: { ...shining.features, hair: reading(colorOf(hair)) } }]).axes.value;
  // Lighter brows confirm gray.
  const gray = { ...shining, features: { ...shining.features, brows: reading([0.05, 0.3, -2.4]) } };
  expect(value('#5A5A5A').sd).toBeGreaterThan(evidenceOf([gray]).axes.value.sd);
});

it('never calls only black hair gray because light falls on it', () => {
  const cropped = photo('#88878A', { brows: reading([0.1, 0.4, -4.4]) });
  const deep = { ...cropped, zones: { cheekLeft: reading([0.2, 0.9, -2.8]) } };
  expect(evidenceOf([deep]).features.hair?.names).toEqual(['black', 'gray']);
});

it('shows black hair under light in its dark strands', () => {
  const gray = colorOf('#88878A');
  const strands = { dark: colorOf('#2E2D2E'), light: colorOf('#A09FA0') };
  const cropped = photo('#88878A', { brows: reading([0.1, 0.4, -4.4]) }, { hair: gray, strands });
  const lightness = (skin: LogColor) => {
    const { hair } = evidenceOf([{ ...cropped, zones: { cheekLeft: reading(skin) } }]).features;
    return hair?.lab[0] ?? Number.NaN;
  };
  expect(lightness([0.2, 0.9, -2.8])).toBeLessThan(lightness([0.15, 0.75, -1.2]) - 15);
});
