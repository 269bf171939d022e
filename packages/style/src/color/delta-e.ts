import { hueAngle, hueDifference } from './lab.ts';
import type { Lab } from './types.ts';

const DEG = Math.PI / 180;
const POW25_7 = 25 ** 7;

/** CIEDE2000, or a difference of only L*, that hardly anyone sees side by side. */
export const BARELY_VISIBLE = 1;

/**
 * CIEDE2000 with unit weights. Follows Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula:
 * implementation notes, supplementary test data and mathematical observations" (2005).
 */
export function deltaE00(p: Lab, q: Lab): number {
  const [l1, a1, b1] = p;
  const [l2, a2, b2] = q;
  const meanC7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(meanC7 / (meanC7 + POW25_7)));
  const c1 = Math.hypot(a1 * (1 + g), b1);
  const c2 = Math.hypot(a2 * (1 + g), b2);
  const h1 = hueAngle(a1 * (1 + g), b1);
  const h2 = hueAngle(a2 * (1 + g), b2);

  const gray = c1 * c2 === 0;
  const dh = gray ? 0 : hueDifference(h1, h2);
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * DEG);

  const meanL = (l1 + l2) / 2;
  const meanC = (c1 + c2) / 2;
  const meanH = gray ? h1 + h2 : meanHue(h1, h2);

  const t =
    1 -
    0.17 * Math.cos((meanH - 30) * DEG) +
    0.24 * Math.cos(2 * meanH * DEG) +
    0.32 * Math.cos((3 * meanH + 6) * DEG) -
    0.2 * Math.cos((4 * meanH - 63) * DEG);
  const l50 = (meanL - 50) ** 2;
  const sL = 1 + (0.015 * l50) / Math.sqrt(20 + l50);
  const sC = 1 + 0.045 * meanC;
  const sH = 1 + 0.015 * meanC * t;
  const meanCp7 = meanC ** 7;
  const rT =
    -2 * Math.sqrt(meanCp7 / (meanCp7 + POW25_7)) * Math.sin(60 * Math.exp(-(((meanH - 275) / 25) ** 2)) * DEG);
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

function meanHue(h1: number, h2: number): number {
  if (Math.abs(h1 - h2) <= 180) return (h1 + h2) / 2;
  return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
}
