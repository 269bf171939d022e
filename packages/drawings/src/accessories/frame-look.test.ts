import { SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { seasonProfile } from '@trueseason/seasons';
import { describe, expect, it } from 'vitest';
import { type FrameLook, framesOf } from './frame-look.ts';

const lookOf = (season: SeasonName, name: string): FrameLook | undefined =>
  framesOf(seasonProfile(season)).find((frame) => frame.name === name)?.look;

describe('a drawn frame follows the words beside it', () => {
  it.each<[SeasonName, string, Partial<FrameLook>]>([
    ['Dark Autumn', 'Dark Tortoise', { shape: 'rectangle', brow: true, flecked: true }],
    ['Dark Autumn', 'Burnished Gold', { shape: 'aviator', brow: false }],
    ['Dark Winter', 'Soft Black Gloss', { shape: 'rectangle', brow: true }],
    ['Dark Winter', 'Dark Steel', { rim: 2.6 }],
    ['Light Spring', 'Pale Gold', { half: true, rim: 2.6 }],
    ['Light Spring', 'Clear Peach', { rim: 3.6, clear: true }],
    ['Light Spring', 'Soft Coral', { clear: true }],
    ['Light Spring', 'Blond Tortoise', { clear: false }],
    ['Light Spring', 'Pale Gold', { clear: false }],
    ['True Winter', 'Ice Clear', { clear: true }],
    ['True Winter', 'True Red Acetate', { clear: false }],
    ['True Spring', 'Warm Caramel', { clear: true }],
    ['Light Summer', 'Frosted Clear', { shape: 'rectangle', soft: true, clear: true }],
    ['Bright Winter', 'Mirror Black', { shape: 'rectangle', rim: 8 }],
    ['Bright Winter', 'Bright Silver Metal', { shape: 'rectangle' }],
    ['True Spring', 'Honey Tortoise', { shape: 'round' }],
    ['True Spring', 'Light Gold', { rim: 2.6 }],
    ['True Summer', 'Brushed Silver', { shape: 'rectangle', soft: true }],
    ['True Winter', 'Polished Black', { shape: 'rectangle', soft: false }],
  ])('%s, %s', (season, name, look) => expect(lookOf(season, name)).toMatchObject(look));

  it('skin and paper show through what is see-through alone, and not through a color that is called clear', () => {
    const seeThrough = SEASON_NAMES.flatMap((season) =>
      framesOf(seasonProfile(season)).flatMap(({ name, look }) => (look.clear ? [name] : [])),
    );
    expect(seeThrough.toSorted()).toEqual([
      'Clear Crystal',
      'Clear Peach',
      'Crystal Clear',
      'Frosted Clear',
      'Gray Crystal',
      'Ice Clear',
      'Light Aqua',
      'Milky Beige',
      'Misty Blue Acetate',
      'Rose Clear',
      'Rose Smoke',
      'Soft Coral',
      'Soft Lilac Acetate',
      'Warm Caramel',
    ]);
  });

  it.each(SEASON_NAMES)('all of %s are drawn, metal thinner than acetate', (season) => {
    const { palette } = seasonProfile(season);
    const frames = framesOf(seasonProfile(season));
    expect(frames.map(({ name }) => name).toSorted()).toEqual(palette.frames.map(({ name }) => name).toSorted());
    expect(new Set(frames.map(({ look }) => look.rim)).size).toBeGreaterThan(1);
  });

  it.each(SEASON_NAMES)('of %s not all have one shape', (season) => {
    expect(new Set(framesOf(seasonProfile(season)).map(({ look }) => look.shape)).size).toBeGreaterThan(1);
  });
});

it.each(SEASON_NAMES)('%s: the frame advised first is drawn first, in whatever order the frames come', (season) => {
  const { palette, eyewear } = seasonProfile(season);
  const [first] = framesOf({ eyewear, palette: { ...palette, frames: palette.frames.toReversed() } });
  const [word = ''] = first?.name.split(' ') ?? [];
  expect(eyewear.glasses[0]?.toLowerCase()).toContain(word.toLowerCase());
});
