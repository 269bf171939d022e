import { HAIR_COLORS, type HairStrands, type MeasuredColor } from '@trueseason/contracts';
import { type Lab, labToHex } from '@trueseason/style/color';
import { expect, it } from 'vitest';
import { blackUnderLight, isSameOrNeighboringColor, namedHair } from './hair-names.ts';

it('takes names for neighbors that people mistake for each other', () => {
  const near = HAIR_COLORS.map(({ value: name }) => [
    name,
    HAIR_COLORS.map(({ value }) => value).filter((other) => other !== name && isSameOrNeighboringColor(name, other)),
  ]);
  expect(Object.fromEntries(near)).toEqual({
    black: ['darkest-brown', 'salt-and-pepper'],
    'darkest-brown': ['black', 'dark-brown', 'salt-and-pepper'],
    'dark-brown': ['darkest-brown', 'brown', 'auburn', 'salt-and-pepper'],
    brown: ['dark-brown', 'light-brown', 'auburn', 'red'],
    'light-brown': ['brown', 'dark-blond', 'auburn', 'red'],
    'dark-blond': ['light-brown', 'blond'],
    blond: ['dark-blond', 'light-blond'],
    'light-blond': ['blond'],
    auburn: ['dark-brown', 'brown', 'light-brown', 'red'],
    red: ['brown', 'light-brown', 'auburn'],
    'salt-and-pepper': ['black', 'darkest-brown', 'dark-brown', 'gray'],
    gray: ['salt-and-pepper', 'white'],
    white: ['gray'],
  });
});

const hair = (lab: Lab, { pixels = 3000, sd = 3 } = {}): MeasuredColor => ({
  lab: [...lab],
  sd: [4, sd, sd],
  hex: labToHex(lab),
  pixels,
  quality: 0.7,
});
const strands = (dark: number, gray: number): HairStrands => ({
  dark: labToHex([dark, 1, 3]),
  gray: labToHex([gray, 1, 3]),
});
const [FAIR, DEEP] = [70, 52];
const MIXED = strands(20, 52);

interface Seen {
  readonly color: MeasuredColor;
  readonly strands?: HairStrands;
  readonly mayBeBlack?: boolean;
  readonly withoutShine?: MeasuredColor;
  readonly darkStrands?: Lab;
  readonly skin?: number;
}
const named = ({ color, strands: apart, mayBeBlack = false, withoutShine, darkStrands, skin = FAIR }: Seen) =>
  namedHair(color, apart, {
    mayBeBlack,
    skin,
    ...(withoutShine && { withoutShine }),
    ...(darkStrands && { darkStrands: labToHex(darkStrands) }),
  });

it.each<[string, Seen, string[]]>([
  ['by depth', { color: hair([10, 1, 1]) }, ['black']],
  ['by depth', { color: hair([22, 4, 7]), strands: strands(12, 30) }, ['dark-brown']],
  ['by depth', { color: hair([30, 6, 13]) }, ['brown']],
  ['by depth', { color: hair([62, 5, 24]), strands: strands(40, 72) }, ['blond']],
  ['by its copper', { color: hair([40, 26, 30]) }, ['red']],
  ['by its gray strands', { color: hair([38, 1, 2]), strands: MIXED }, ['salt-and-pepper']],
  ['by what has no color', { color: hair([63, 1, 3]), strands: strands(50, 70) }, ['gray']],
  ['two names between brown and gray', { color: hair([42, 3, 8]), strands: MIXED }, ['light-brown', 'salt-and-pepper']],
  [
    'two names where little of it shows',
    { color: hair([47, 8, 11], { pixels: 120 }), strands: MIXED },
    ['light-brown', 'salt-and-pepper'],
  ],
  [
    'two names where a cast was taken from it',
    { color: hair([60, 1, 5], { sd: 9 }), strands: MIXED },
    ['gray', 'blond'],
  ],
  [
    'gray there if its darker strands have no color',
    { color: hair([60, 1, 5], { sd: 9 }), strands: MIXED, darkStrands: [46, 2, 8] },
    ['gray'],
  ],
  [
    'blond there if they do',
    { color: hair([60, 1, 5], { sd: 9 }), strands: MIXED, darkStrands: [36, 5, 15] },
    ['blond'],
  ],
  [
    'salt-and-pepper on deep skin, which brown hair hardly grows on',
    { color: hair([44, 2, 5.5]), strands: strands(26, 52), skin: DEEP },
    ['salt-and-pepper'],
  ],
  [
    'two names on fair skin',
    { color: hair([44, 2, 5.5]), strands: strands(26, 52), skin: FAIR },
    ['salt-and-pepper', 'light-brown'],
  ],
  ['one name where a single one lies between two', { color: hair([30, 3, 3], { pixels: 100 }) }, ['dark-brown']],
  [
    'two names between brown and gray whatever color they have',
    { color: hair([42, 3, 8]), strands: MIXED, darkStrands: [36, 5, 15] },
    ['light-brown', 'salt-and-pepper'],
  ],
  [
    'black, or else gray, where a crop on deep skin may shine',
    { color: hair([37, 0, 0]), strands: strands(8, 46), withoutShine: hair([8, 0, 0]) },
    ['black', 'salt-and-pepper'],
  ],
  [
    'gray, or else black, beside black brows',
    { color: hair([55, 0, 0]), strands: strands(40, 70), mayBeBlack: true },
    ['gray', 'black'],
  ],
])('hair is called %s: %o', (_, seen, names) => {
  expect(named(seen).names).toEqual(names);
});

it.each([
  ['likely', 'as colorless as light on deep skin', hair([37, 0, 0]), undefined, DEEP, false],
  ['likely', 'colorless between the lights', hair([37, 0, 0]), strands(8, 46), DEEP, false],
  ['maybe', 'brown', hair([30, 6, 13]), undefined, DEEP, false],
  ['no', 'lighter than light on black hair', hair([62, 0, 0]), strands(50, 70), DEEP, false],
  ['no', 'gray beside fair skin', hair([37, 0, 0]), undefined, FAIR, false],
  ['maybe', 'light beside black brows', hair([62, 0, 0]), strands(18, 70), DEEP, true],
  ['no', 'of strands that are all light beside black brows', hair([62, 0, 0]), strands(50, 70), DEEP, true],
  ['likely', 'light beside black brows on the deepest skin', hair([62, 0, 0]), strands(50, 70), 30, true],
] as const)('black under light: %s, where hair is %s', (expected, _, color, apart, skin, isDoubted) => {
  expect(blackUnderLight(color, apart, skin, isDoubted)).toBe(expected);
});

it('shows hair that may shine in the color between the lights', () => {
  const dark = hair([8, 0, 0]);
  expect(named({ color: hair([37, 0, 0]), strands: strands(8, 46), withoutShine: dark }).hex).toBe(dark.hex);
});

it('has strands of both colors only where salt-and-pepper is the only name', () => {
  expect(named({ color: hair([38, 1, 2]), strands: MIXED }).strands).toEqual(MIXED);
  expect(named({ color: hair([42, 3, 8]), strands: MIXED }).strands).toBeUndefined();
});
