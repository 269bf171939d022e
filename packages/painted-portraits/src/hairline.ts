import { curve, mix, smoothstep } from './numeric.ts';
import { fractalNoise, noise } from './random.ts';
import { CRANIUM } from './skull.ts';

export const DEGREES = Math.PI / 180;

/** Height of the hairline at an azimuth in degrees, for a forehead that ends at `front`; sideburns 0 none .. 1. */
export function hairline(front: number, receding: number, sideburns: number): (degrees: number) => number {
  return curve([
    [0, front],
    [20, front + 0.1 + 0.9 * receding],
    [36, front - 0.5 + 1.1 * receding],
    [48, front - 1.8 + 0.6 * receding],
    [56, front - 3.4],
    [62, mix(2.6, 1.6, sideburns)],
    [66, mix(2.4, -1.2, sideburns)],
    [72, mix(2, -1.4, sideburns)],
    [78, 1.2],
    [96, 1.4],
    [110, -4],
    [150, -7.5],
    [180, -8],
  ]);
}

const azimuth = (x: number, z: number): number => Math.atan2(x, z - CRANIUM.center[2]);

/** How far hair roots darken the scalp at a point of the head, for a hairline with a soft edge (cm). */
export function rootCover(line: (degrees: number) => number, softness: number) {
  return (x: number, y: number, z: number): number => {
    const degrees = Math.abs(azimuth(x, z)) / DEGREES;
    const ragged = 0.2 * noise(x * 9, y * 9) + 0.3 * fractalNoise(x * 1.1, z * 1.1);
    return smoothstep(-softness, softness, y - line(degrees) + ragged);
  };
}
