import { hexToLab } from '@trueseason/color';
import { expect, it } from 'vitest';
import { leftOut, withinReach } from './within-reach.ts';

const hair = (hex: string) => ({ lab: hexToLab(hex), hex }) as unknown as Parameters<typeof withinReach>[1];
const COLORS = ['#CBA56B', '#B1824C', '#A25A32', '#6C402D', '#3F2C23', '#221C19'].map((hex) => ({ hex, name: hex }));
const reach = (hex: string) => withinReach(COLORS, hair(hex)).map((color) => color.hex);

it('offers black hair what dye alone can do, and says that more takes bleach', () => {
  expect(reach('#1A1614')).toEqual(['#3F2C23', '#221C19']);
  expect(leftOut(COLORS, hair('#1A1614'))).toBe(
    'Not shown: colors that need bleach. Ask your colorist what’s possible.',
  );
});

it('offers white hair every color but black, and says so', () => {
  expect(reach('#D6D6D2')).toEqual(COLORS.slice(0, 5).map(({ hex }) => hex));
  expect(leftOut(COLORS, hair('#D6D6D2'))).toBe('Too dark to show on your hair: #221C19.');
  expect(leftOut(COLORS.slice(0, 5), hair('#D6D6D2'))).toBeNull();
});

it('says of a gray that it comes by itself, not that it takes bleach', () => {
  const gray = [{ hex: '#7A7C7F', name: 'Iron Gray' }];
  expect(withinReach(gray, hair('#2A2422'))).toEqual([]);
  expect(leftOut(gray, hair('#2A2422'))).toBe('Not shown: grays that come with time, not dye.');
  expect(leftOut([...COLORS, ...gray], hair('#2A2422'))).toBe(
    'Not shown: colors that need bleach, and grays that come with time, not dye. Ask your colorist what’s possible.',
  );
});

it('offers nothing to hair that was not read', () => {
  expect(withinReach(COLORS, null)).toEqual([]);
  expect(leftOut(COLORS, null)).toBeNull();
});
