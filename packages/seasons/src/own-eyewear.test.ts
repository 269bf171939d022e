import { labToHex } from '@trueseason/color';
import type { MeasuredColor, NamedColor } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { ownEyewear } from './own-eyewear.ts';
import { SEASON_PROFILES } from './profiles.ts';

const color = (lightness: number): MeasuredColor => ({
  lab: [lightness, 8, 10],
  sd: [1, 1, 1],
  hex: labToHex([lightness, 8, 10]),
  pixels: 900,
  quality: 1,
});

const frames = (...lightness: readonly number[]): NamedColor[] =>
  lightness.map((value) => ({ name: `Frame ${value}`, hex: labToHex([value, 4, 6]) }));

/** The contrast that the boldest words are about. */
const HIGH = ['high'] as const;

it('forbids no frame by brows that were not seen, or by eyes that are nearly black', () => {
  const all = Object.values(SEASON_PROFILES).map(({ eyewear }) => eyewear.guidance);
  expect(all.filter((guidance) => /brows (and|or) eyes/.test(guidance)).length).toBeGreaterThan(1);
  for (const guidance of all) {
    for (const features of [
      { brows: null, iris: color(15) },
      { brows: null, iris: color(40) },
      { brows: color(46), iris: color(15) },
      { brows: color(46), iris: null },
    ]) {
      const said = ownEyewear(guidance, features, frames(60, 45), HIGH);
      expect(said).not.toMatch(/brows (and|or) eyes/);
      expect(said).toMatch(/^[A-Z].+\.$/);
    }
    expect(ownEyewear(guidance, { brows: color(40), iris: color(35) }, frames(60, 45, 34), HIGH)).toBe(guidance);
  }
});

it('asks for none darker than brows and eyes beside one that is', () => {
  const { guidance } = SEASON_PROFILES['Soft Autumn'].eyewear;
  const features = { brows: color(60), iris: color(42) };
  expect(ownEyewear(guidance, features, frames(60, 45), HIGH)).toMatch(/brows and eyes/);
  expect(ownEyewear(guidance, features, frames(60, 35), HIGH)).not.toMatch(/brows and eyes/);
});

it('praises bold frames to nobody of another contrast', () => {
  const { guidance } = SEASON_PROFILES['Bright Winter'].eyewear;
  const features = { brows: color(40), iris: color(35) };
  expect(ownEyewear(guidance, features, frames(60), HIGH)).toContain('high contrast');
  expect(ownEyewear(guidance, features, frames(60), ['low', 'medium'])).toMatch(/^Choose the glossiest black/);
});

/** What a line may leave out of a color's name. */
const PLAIN = /\b(acetate|metal|soft|cool|light)\b/;

it.each(Object.values(SEASON_PROFILES))('tells of every frame that is drawn: $name', ({ palette, eyewear }) => {
  const lines = eyewear.glasses.join(' ').toLowerCase().replaceAll('-', ' ');
  for (const { name } of palette.frames) {
    const words = name
      .toLowerCase()
      .split(' ')
      .filter((word) => !PLAIN.test(word));
    const missing = words.filter((word) => !lines.includes(word));
    expect(missing, name).toEqual([]);
  }
});
