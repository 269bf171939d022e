import type { Person } from './person.ts';
import type { PortraitOptions } from './photo.ts';
import type { Portrait } from './portrait.ts';
import { createRandom } from './random.ts';
import { renderPortrait } from './render-portrait.ts';

/**
 * Different photos of one person: other pose, crop, window, light and clothes, as someone would take them on
 * different days. `overrides` holds for all of them.
 */
export async function portraitSet(person: Person, n = 3, overrides: PortraitOptions = {}): Promise<Portrait[]> {
  const set: Portrait[] = [];
  for (let i = 0; i < n; i++) {
    const random = createRandom('set', person.seed, i);
    const photo: PortraitOptions = {
      seed: `${person.seed}-${i}`,
      pose: { yaw: random.range(-9, 9), pitch: random.range(-4, 4), roll: random.range(-5, 5) },
      placement: { x: random.range(0.46, 0.54), y: random.range(0.4, 0.46), faceWidth: random.range(0.4, 0.52) },
      background: random.pick(['studio', 'room']),
      wall: [random.range(45, 85), random.range(-4, 6), random.range(-6, 14)],
      neckline: random.pick(['crew', 'v', 'wide', 'collar']),
      cloth: [random.range(32, 85), random.range(-25, 30), random.range(-30, 25)],
      ...overrides,
      light: {
        kelvin: random.range(4600, 7200),
        tint: random.range(-0.03, 0.03),
        whiteBalance: random.range(0.55, 0.9),
        exposure: random.range(-0.25, 0.25),
        side: random.range(-0.9, 0.9),
        contrast: random.range(0.15, 0.5),
        ...overrides.light,
      },
    };
    set.push(await renderPortrait({ ...photo, person }));
  }
  return set;
}
