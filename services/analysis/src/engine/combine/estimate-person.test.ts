import { labToLch } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import { type LogColor, labOf } from '../math/log-color.ts';
import type { Reading, Readings } from '../measure/index.ts';
import { estimatePerson } from './estimate-person.ts';

/** Hue angle in degrees, at a common depth. */
const hueOf = ([tint, warmth]: LogColor): number => labToLch(labOf([tint, warmth, -1.2]))[2];

const SKIN: LogColor = [0.15, 0.7, -1.2];
const HAIR: LogColor = [0.05, 0.6, -3.4];
const SCLERA: LogColor = [0.04, 0.2, -0.85];

const plus = (a: LogColor, b: LogColor): LogColor => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const reading = (color: LogColor, sd: LogColor = [0.04, 0.06, 0.2]): Reading => ({ color, sd, pixels: 1000 });

/** A photo of one person in a given light. */
const photo = (light: LogColor, skin = SKIN): Readings => ({
  zones: { cheekLeft: reading(plus(skin, light)), cheekRight: reading(plus(skin, light)) },
  features: { hair: reading(plus(HAIR, light)), sclera: reading(plus(SCLERA, light)) },
});

describe('estimatePerson', () => {
  it('removes most of a cast by the whites of the eyes', () => {
    const plain = estimatePerson([photo([0, 0, 0])]).colors.skin as LogColor;
    const lit = estimatePerson([photo([0.05, 0.3, 0])]).colors.skin as LogColor;
    expect(Math.abs(lit[1] - plain[1])).toBeLessThan(0.3 * 0.2);
    expect(Math.abs(hueOf(lit) - hueOf(plain))).toBeLessThan(3);
  });

  it('gets cast and exposure from a white sheet if eyes are shaded and hair is dyed', () => {
    const light: LogColor = [0.08, 0.45, -0.4];
    const { sclera: _, ...features } = photo(light).features;
    const dim = { ...photo(light), features, tones: { face: SKIN[2] + light[2], highlights: -0.6 } };
    const sheet = reading(plus([0.01, -0.025, -0.14], light), [0.02, 0.03, 0.13]);
    const error = (readings: Readings) => {
      const skin = estimatePerson([readings]).colors.skin;
      return [0, 1, 2].map((d) => Math.abs((skin[d] ?? 0) - (SKIN[d] ?? 0)));
    };
    const [without, beside] = [error(dim), error({ ...dim, paper: sheet })];
    expect(beside[1]).toBeLessThan(0.05);
    expect(beside[1]).toBeLessThan((without[1] ?? 0) / 3);
    expect(beside[2]).toBeLessThan(0.15);
  });

  it('reads differently lit photos of one person as one person', () => {
    const lights: LogColor[] = [
      [0.06, 0.25, 0.3],
      [-0.05, -0.2, -0.2],
      [0, 0, 0],
    ];
    const { colors, lights: found } = estimatePerson(lights.map((light) => photo(light)));
    expect((colors.skin as LogColor)[1]).toBeCloseTo(SKIN[1], 1);
    const difference = (found[0]?.[1] ?? 0) - (found[1]?.[1] ?? 0);
    expect(difference).toBeGreaterThan(0.4);
    expect(difference).toBeLessThan(0.46);
  });

  it('does not regress an unusual undertone to the mean', () => {
    for (const undertone of [-0.12, 0.12]) {
      const skin: LogColor = [SKIN[0] + undertone, SKIN[1], SKIN[2]];
      const { colors } = estimatePerson([photo([0, 0, 0], skin), photo([0, 0, 0], skin), photo([0, 0, 0], skin)]);
      const kept = ((colors.skin as LogColor)[0] - SKIN[0]) / undertone;
      expect(kept).toBeGreaterThan(0.85);
    }
  });

  it('is less certain without the whites of the eyes, and with fewer photos', () => {
    const whole = photo([0, 0, 0]);
    const { sclera: _, ...features } = whole.features;
    const spread = (photos: Readings[]) => {
      const { covariances, features: seen } = estimatePerson(photos);
      const i = seen.indexOf('skin');
      return covariances[1][i * seen.length + i] ?? 0;
    };
    expect(spread([{ ...whole, features }])).toBeGreaterThan(2 * spread([whole]));
    expect(spread([whole])).toBeGreaterThan(spread([whole, whole, whole]));
  });

  it('outweighs one outlier with two agreeing photos', () => {
    const good = photo([0, 0, 0]);
    const stray = photo([0, 0, 0], [SKIN[0] + 0.4, SKIN[1] + 0.6, SKIN[2]]);
    const skin = estimatePerson([good, good, stray]).colors.skin as LogColor;
    expect(Math.abs(skin[0] - SKIN[0])).toBeLessThan(0.12);
  });

  it('does not take a photo with a white collar for a dark one', () => {
    const deep: LogColor = [0.2, 0.9, -1.9];
    const shaded = (leastLight?: number): Readings => {
      const { zones, features } = photo([0, 0, 0], deep);
      return { zones, features: { ...features, sclera: reading([0.1, 0.3, -2], [0.1, 0.2, 0.7]) }, leastLight };
    };
    const depth = (leastLight?: number) => {
      const photos = [shaded(leastLight), shaded(leastLight), shaded(leastLight)];
      return (estimatePerson(photos).colors.skin as LogColor)[2];
    };
    expect(depth()).toBeGreaterThan(deep[2] + 0.5);
    expect(depth(-0.1)).toBeLessThan(deep[2] + 0.35);
    // Dark clothes do not constrain the exposure.
    expect(depth(-3)).toBe(depth());
  });
});
