import { clamp, curve, mix, smoothstep, type Vec3 } from './numeric.ts';
import { fractalNoise, noise, type Random } from './random.ts';
import { CRANIUM, CROWN_Y, dome, type Skull } from './skull.ts';

export type HairStyle = 'short' | 'bob' | 'long' | 'coils' | 'bald';

/** A lock's way over the head: `strand(t)` from the root (0) to the tip (1), in cm at rest. */
export type Strand = (t: number) => Vec3;

/** The shape of a head of hair. */
export interface HairField {
  /** How much of the scalp at a point of the head is covered at its root, 0..1. */
  rootCover(x: number, y: number, z: number): number;
  /** The dark mass below the strands as grids of points; a hole where undefined. */
  readonly shells: readonly HairShell[];
  /** A random strand; `layer` 0 is the lowest, 1 the outermost. */
  strand(random: Random, layer: number): Strand;
  readonly strands: number;
  /** Points along a strand. */
  readonly steps: number;
  /** Width of a lock in cm. */
  readonly width: number;
}

export interface HairShell {
  readonly columns: number;
  readonly rows: number;
  point(column: number, row: number): Vec3 | undefined;
}

const DEGREES = Math.PI / 180;

/** Height of the hairline at an azimuth in degrees, for a forehead that ends at `front`. */
export function hairline(front: number, receding: number): (degrees: number) => number {
  return curve([
    [0, front],
    [20, front + 0.1 + 0.9 * receding],
    [36, front - 0.5 + 1.1 * receding],
    [48, front - 1.8 + 0.6 * receding],
    [56, front - 3.4],
    [62, 1.6],
    [66, -1.2],
    [72, -1.4],
    [78, 1.2],
    [96, 1.4],
    [110, -4],
    [150, -7.5],
    [180, -8],
  ]);
}

export const azimuth = (x: number, z: number): number => Math.atan2(x, z - CRANIUM.center[2]);

function rootCover(line: (degrees: number) => number, softness: number) {
  return (x: number, y: number, z: number): number => {
    const degrees = Math.abs(azimuth(x, z)) / DEGREES;
    const ragged = 0.2 * noise(x * 9, y * 9) + 0.3 * fractalNoise(x * 1.1, z * 1.1);
    return smoothstep(-softness, softness, y - line(degrees) + ragged);
  };
}

/** Out from the middle of the braincase. */
function lift([x, y, z]: Vec3, by: number): Vec3 {
  const [cx, cy, cz] = CRANIUM.center;
  const dy = Math.max(0, y - cy);
  const length = Math.hypot(x - cx, dy, z - cz) || 1;
  return [x + ((x - cx) / length) * by, y + (dy / length) * by, z + ((z - cz) / length) * by];
}

/** A cap of hair that follows the skull: `thickness(degrees, y)` in cm, combed along `flow`. */
function capField(
  skull: Skull,
  line: (degrees: number) => number,
  thickness: (degrees: number, y: number) => number,
  look: Pick<HairField, 'strands' | 'steps' | 'width'>,
  strand: (random: Random, layer: number, surface: (angle: number, y: number, layer: number) => Vec3) => Strand,
): HairField {
  const surface = (angle: number, y: number, layer: number): Vec3 => {
    const degrees = Math.abs(angle) / DEGREES;
    const rise = smoothstep(-0.3, 1.6, y - line(Math.min(180, degrees)));
    return lift(skull.point(angle, Math.min(y, CROWN_Y - 0.01)), thickness(degrees, y) * rise * layer);
  };
  const columns = 120;
  const rows = 70;
  return {
    ...look,
    rootCover: rootCover(line, 0.6),
    shells: [
      {
        columns,
        rows,
        point(column, row) {
          const angle = (column / (columns - 1) - 0.5) * 2 * Math.PI;
          const y = CROWN_Y - 0.01 - (CROWN_Y + 8) * (row / (rows - 1)) ** 1.3;
          if (y < line(Math.abs(angle) / DEGREES) - 0.1) return undefined;
          return surface(angle, y, 0.82);
        },
      },
    ],
    strand: (random, layer) => strand(random, layer, surface),
  };
}

/** Cropped at the sides, a few centimetres on top, swept up from the forehead and over to one side. */
export function shortHair(skull: Skull, random: Random, front: number, receding: number): HairField {
  const line = hairline(front, receding);
  const sweep = random.pick([-1, 1]) * random.range(0.5, 1);
  const volume = random.range(1.1, 1.9);
  const lumps = random.range(0, 50);
  const thickness = (degrees: number, y: number): number =>
    mix(0.5, volume, smoothstep(3.5, 8, y)) * (1 + 0.22 * fractalNoise(degrees * 0.05 + lumps, y * 0.3));
  return capField(skull, line, thickness, { strands: 5200, steps: 9, width: 0.13 }, (rnd, layer, surface) => {
    let angle = 0;
    let y = 0;
    do {
      angle = rnd.range(-125, 125) * DEGREES;
      y = CROWN_Y - (CROWN_Y + 3) * rnd.next() ** 1.25;
    } while (y < line(Math.abs(angle) / DEGREES) - 0.15);
    const top = smoothstep(4, 8, y);
    const length = mix(1.1, 3.6, top) * rnd.range(0.7, 1.2);
    const wind = rnd.normal() * 0.22;
    const side = Math.sign(angle);
    return (t) => {
      const d = length * t;
      // On top up and over; at the sides down and back.
      const ring = Math.max(0.35, dome(Math.min(CROWN_Y - 0.5, y)));
      const turn = mix(side * 0.55, sweep + wind, top) * (d / (8 * ring));
      const climb = mix(-0.9, 0.62 - 0.45 * t, top) * d + wind * d * 0.25;
      const raised = layer * (0.75 + 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.9)));
      return surface(angle + turn, y + climb, raised);
    };
  });
}

/** A round cloud of small coils. */
export function coilyHair(skull: Skull, random: Random, front: number): HairField {
  const line = hairline(front, 0);
  const volume = random.range(1.8, 4.2);
  const lumps = random.range(0, 50);
  const thickness = (degrees: number, y: number): number =>
    volume * mix(0.6, 1, smoothstep(0, 6, y)) * (1 + 0.12 * noise(degrees * 0.09 + lumps, y * 0.7));
  return capField(skull, line, thickness, { strands: 9000, steps: 8, width: 0.11 }, (rnd, layer, surface) => {
    let angle = 0;
    let y = 0;
    do {
      angle = rnd.range(-125, 125) * DEGREES;
      y = CROWN_Y - (CROWN_Y + 6) * rnd.next() ** 1.2;
    } while (y < line(Math.abs(angle) / DEGREES) - 0.2);
    const radius = rnd.range(0.1, 0.26);
    const phase = rnd.range(0, 2 * Math.PI);
    const turns = rnd.range(0.6, 1.4) * 2 * Math.PI;
    const drift = rnd.normal() * 0.25;
    const depth = 0.72 + 0.34 * layer * rnd.range(0.8, 1.12);
    return (t) => {
      const [x, yy, z] = surface(angle, y, depth + 0.05 * t);
      const around = phase + turns * t;
      return [
        x + radius * Math.cos(around) + drift * t,
        yy + radius * Math.sin(around),
        z + 0.5 * radius * Math.cos(around),
      ];
    };
  });
}

export interface FallingHair {
  /** Height of the tips in cm: about -10 for a bob, -24 for long hair. */
  readonly bottomY: number;
  /** 0 straight .. 1 wavy. */
  readonly wave: number;
  /** Where the hair parts, in degrees from the middle. */
  readonly part: number;
  /** 1 falls over the chest, 0 behind the shoulders. */
  readonly forward: number;
}

/** Hair parted on top that falls beside the face. */
export function fallingHair(skull: Skull, random: Random, front: number, fall: FallingHair): HairField {
  const volume = random.range(0.9, 1.3);
  const edge = random.range(51, 57);
  const settle = 1.6;
  const tucked = fall.bottomY > -14 ? 0.86 : 1;
  // How far the sheet of hair stands off the temples, and how far it reaches forward.
  const spread = curve([
    [-30, 1.5],
    [-20, 2.2],
    [-13, 1.7 * tucked],
    [-8, 1.3],
    [-3, 0.7],
    [2.4, 0],
  ]);
  const reach = curve([
    [-30, mix(9, 20, fall.forward)],
    [-21, mix(9, 17.5, fall.forward)],
    [-16, mix(9, 13, fall.forward)],
    [-12, mix(9, 10.2, fall.forward)],
    [-4, 9.6],
    [2.4, 9.5],
  ]);
  const opening = curve([
    [-30, mix(100, 50, fall.forward)],
    [-20, mix(98, 50, fall.forward)],
    [-12, mix(82, 55, fall.forward)],
    [-6, edge + 1],
    [0, edge],
  ]);
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
    strands: 3600,
    steps: fall.bottomY < -14 ? 34 : 26,
    width: 0.16,
    rootCover: rootCover(hairline(front, 0), 0.55),
    shells: [shell(-1), shell(1)],
    strand(rnd, layer) {
      const side = rnd.pick([-1, 1]);
      const target = edge - 1 + (176 - edge) * rnd.next() ** 1.6;
      const bottom = fall.bottomY + rnd.range(-1.2, 2.2) * (1 + 0.08 * (-10 - fall.bottomY));
      const stray = rnd.normal();
      const phase = rnd.normal() * 0.5 + target * 0.06;
      return (t) => {
        const y = heightAt(target, t, bottom);
        const loose = smoothstep(4, -10, y);
        const ripple = fall.wave * loose * 3.4 * Math.sin(y * 0.62 + phase * 2 + side);
        const degrees = side * (way(target, y) + ripple + stray * 1.3 * loose) + partShift(y);
        const [x, yy, z] = surface(degrees, y, 0.72 + 0.32 * layer + 0.05 * stray * loose);
        return [x + stray * 0.12 * loose, yy, z + 0.35 * fall.wave * loose * Math.cos(y * 0.62 + phase * 2)];
      };
    },
  };
}

/** A shaved or bald head: at most a shadow of roots. */
export function baldHead(front: number, shadow: number): HairField {
  const cover = rootCover(hairline(front, 0.5), 0.9);
  return {
    strands: 0,
    steps: 2,
    width: 0.1,
    rootCover: (x, y, z) => shadow * cover(x, y, z),
    shells: [],
    strand: () => () => [0, 0, 0],
  };
}
