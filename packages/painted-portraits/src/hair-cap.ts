import type { HairField, Strand } from './hair-field.ts';
import { DEGREES, hairline, rootCover } from './hairline.ts';
import { mix, smoothstep, type Vec3 } from './numeric.ts';
import { fractalNoise, noise, type Random } from './random.ts';
import { CRANIUM, CROWN_Y, dome, type Skull } from './skull.ts';

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

/** Cropped at the sides, a few centimeters on top, swept up from the forehead and over to one side. */
export function shortHair(skull: Skull, random: Random, front: number, receding: number, pressed: number): HairField {
  const line = hairline(front, receding, 1);
  const sweep = random.pick([-1, 1]) * random.range(0.5, 1);
  const volume = random.range(1.1, 1.9) * pressed;
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
    const path = (t: number): Vec3 => {
      const d = length * t;
      // On top up and over; at the sides down and back.
      const ring = Math.max(0.35, dome(Math.min(CROWN_Y - 0.5, y)));
      const turn = mix(side * 0.55, sweep + wind, top) * (d / (8 * ring));
      const climb = mix(-0.9, 0.62 - 0.45 * t, top) * d + wind * d * 0.25;
      const raised = layer * (0.75 + 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.9)));
      return surface(angle + turn, y + climb, raised);
    };
    return { path, lock: noise(angle * 9 + lumps, y * 1.4) };
  });
}

/** A round cloud of small coils. */
export function coilyHair(skull: Skull, random: Random, front: number, pressed: number): HairField {
  const line = hairline(front, 0, 0.3);
  const volume = random.range(1.8, 4.2) * pressed;
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
    const path = (t: number): Vec3 => {
      const [x, yy, z] = surface(angle, y, depth + 0.05 * t);
      const around = phase + turns * t;
      return [
        x + radius * Math.cos(around) + drift * t,
        yy + radius * Math.sin(around),
        z + 0.5 * radius * Math.cos(around),
      ];
    };
    return { path, lock: noise(angle * 12 + lumps, y * 1.8) };
  });
}

/** A shaved or bald head: at most a shadow of roots. */
export function baldHead(front: number, shadow: number): HairField {
  const cover = rootCover(hairline(front, 0.5, 0.5), 0.9);
  return {
    strands: 0,
    steps: 2,
    width: 0.1,
    rootCover: (x, y, z) => shadow * cover(x, y, z),
    shells: [],
    strand: () => ({ path: () => [0, 0, 0], lock: 0 }),
  };
}
