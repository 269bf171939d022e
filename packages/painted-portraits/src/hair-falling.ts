import type { HairField, HairShell } from './hair-field.ts';
import { DEGREES, hairline, rootCover } from './hairline.ts';
import { clamp, curve, mix, smoothstep, type Vec3 } from './numeric.ts';
import { noise, type Random } from './random.ts';
import { CRANIUM, CROWN_Y, dome, type Skull } from './skull.ts';

export interface FallingHair {
  /** Height of the tips in cm: about -10 for a bob, -24 for long hair. */
  readonly bottomY: number;
  /** 0 straight .. 1 wavy. */
  readonly wave: number;
  /** Where the hair parts, in degrees from the middle. */
  readonly part: number;
  /** 1 falls over the chest, 0 behind the shoulders. */
  readonly forward: number;
  /** 1 loose, less under a hat. */
  readonly pressed: number;
}

/**
 * The sheet of hair by height in cm: how far it stands off the temples and reaches forward, both in cm, and at which
 * azimuth in degrees it opens to the face.
 */
function outline({ bottomY, forward }: FallingHair, edge: number) {
  // Short falling hair turns in below the jaw.
  const tucked = bottomY > -15 ? 0.35 : 1;
  const spread = curve([
    [-30, 1.5],
    [-20, 2.2],
    [-14, 1.7 * tucked],
    [-11, 1.6 * mix(0.4, 1, tucked)],
    [-8, 1.3],
    [-3, 0.7],
    [2.4, 0],
  ]);
  const reach = curve([
    [-30, mix(9, 20, forward)],
    [-21, mix(9, 17.5, forward)],
    [-16, mix(9, 13, forward)],
    [-12, mix(9, 10.2, forward)],
    [-4, 9.6],
    [2.4, 9.5],
  ]);
  const opening = curve([
    [-30, mix(100, 50, forward)],
    [-20, mix(98, 50, forward)],
    [-12, mix(82, 55, forward)],
    [-6, edge + 1],
    [0, edge],
  ]);
  return { spread, reach, opening };
}

/** Hair parted on top that falls beside the face. */
export function fallingHair(skull: Skull, random: Random, front: number, fall: FallingHair): HairField {
  const volume = random.range(1.1, 1.7) * fall.pressed;
  const locks = random.range(0, 60);
  const edge = random.range(51, 57);
  const settle = 1.6;
  const { spread, reach, opening } = outline(fall, edge);
  const [, , cz] = CRANIUM.center;
  const surface = (degrees: number, y: number, layer: number): Vec3 => {
    const thick = volume * (0.25 + 0.75 * layer);
    const s = Math.sin(degrees * DEGREES);
    const c = Math.cos(degrees * DEGREES);
    // Over the crown the same shape as the skull, raised by the hair.
    const above = y > 2.4;
    const ring = above ? dome(2.4 + ((y - 2.4) * (CROWN_Y - 2.4)) / (CROWN_Y - 2.4 + 0.8 * thick)) : 1;
    const x = (skull.halfWidth(2.4) + thick) * ring + (above ? 0 : spread(y));
    const z = (c > 0 && !above ? reach(y) : 9.5) * ring + 0.75 * thick * ring;
    return [x * s, y, cz + z * c];
  };
  /** The family of ways down: `target` is the azimuth at which a strand hangs, from the edge of the face to the back. */
  const way = (target: number, y: number): number => {
    const back = (target - edge) / (180 - edge);
    const root = mix(front - 0.1, CROWN_Y + 0.7, back ** 0.55);
    if (y <= settle) return 180 - (180 - target) * ((180 - opening(y)) / (180 - edge));
    const h = clamp((y - settle) / (root - settle));
    return target * (1 - h ** 2.3) ** 0.62;
  };
  const rootY = (target: number): number => mix(front - 0.1, CROWN_Y + 0.7, ((target - edge) / (180 - edge)) ** 0.55);
  const heightAt = (target: number, t: number, bottom: number): number => mix(rootY(target), bottom, t ** 1.25);
  const partShift = (y: number): number => fall.part * smoothstep(1, 8, y);

  const shell = (side: -1 | 1): HairShell => {
    const columns = 60;
    const rows = 90;
    return {
      columns,
      rows,
      point(column, row) {
        const u = column / (columns - 1);
        const target = edge + 3 + (177 - edge) * (side > 0 ? u : 1 - u);
        const y = heightAt(target, row / (rows - 1), fall.bottomY + 0.5 - 0.6 * noise(target * 0.4, side));
        return surface(side * way(target, y) + partShift(y), y, 0.7);
      },
    };
  };
  return {
    strands: 4200,
    steps: fall.bottomY < -14 ? 34 : 26,
    width: 0.14,
    rootCover: rootCover(hairline(front, 0, 0), 0.55),
    shells: [shell(-1), shell(1)],
    strand(rnd, layer) {
      const side = rnd.pick([-1, 1]);
      const target = edge - 1 + (176 - edge) * rnd.next() ** 1.6;
      const bottom = fall.bottomY + rnd.range(-1.2, 2.2) * (1 + 0.08 * (-10 - fall.bottomY));
      // Hairs keep together in locks; a few fly loose.
      const lock = noise(target * 0.42 + locks, side * 9);
      const fine = noise(target * 1.3 + locks, side * 5 + 3);
      const stray = rnd.normal() * (rnd.next() < 0.06 ? 2.6 : 0.8);
      const phase = lock * 1.6 + fine * 0.6 + rnd.normal() * 0.15;
      const path = (t: number): Vec3 => {
        const y = heightAt(target, t, bottom);
        const loose = smoothstep(4, -10, y);
        const turn = y * 0.55 + phase;
        const ripple = fall.wave * loose * 4.2 * Math.sin(turn + side) + 2.2 * lock * loose;
        const degrees = side * (way(target, y) + ripple + stray * 1.1 * loose) + partShift(y);
        const raised = 0.72 + 0.32 * layer + 0.22 * lock + 0.1 * fine + 0.25 * fall.wave * loose * Math.cos(turn);
        const [x, yy, z] = surface(degrees, y, raised + 0.07 * Math.abs(stray));
        return [x + stray * 0.1 * loose, yy, z];
      };
      return { path, lock: lock + 0.6 * fine };
    },
  };
}
