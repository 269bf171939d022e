import type { Rgb } from '@trueseason/color';
import type { Day } from './day.ts';
import type { Frame } from './frame.ts';
import type { Parts } from './parts.ts';
import type { Random } from './random.ts';

/** A sheet of white paper held beside the face. Lengths are in face widths and heights. */
export interface Paper {
  readonly side: -1 | 1;
  /** From the edge of the face to that of the sheet, and down from the top of the face. */
  readonly away: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
  /** Radians. */
  readonly tilt: number;
  /** Linear reflectance of red, green and blue. */
  readonly reflectance: Rgb;
  /** How much more light (log) it gets than the face, and how that changes across it. */
  readonly lead: number;
  readonly fall: number;
}

/**
 * Office paper sends back 80 to 92 % of the light, and with optical brighteners a few percent more of the blue
 * (CIE whiteness 140 to 170, ISO 11475). Nobody holds it quite as the face is turned to the light.
 */
export function drawPaper(random: Random): Paper {
  const level = random.between(0.8, 0.92);
  return {
    side: random.chance(0.5) ? 1 : -1,
    away: random.between(-0.08, 0.2),
    down: random.between(0.1, 0.5),
    width: random.between(0.45, 0.9),
    height: random.between(0.6, 1.2),
    tilt: random.near(0, 0.1),
    reflectance: [level * random.near(0.995, 0.006), level, level * random.near(1.03, 0.02)],
    lead: random.near(0.03, 0.12),
    fall: random.near(0, 0.08),
  };
}

/** The sheet in the frame, in place; `white` is the linear value of a surface there that sends all light back. */
export function holdPaper(frame: Frame, { face }: Parts, paper: Paper, { slope }: Day, white: number): void {
  const { width, height, linear } = frame;
  const [w, h] = [paper.width * face.width, paper.height * face.height];
  const edge = face.x + face.width / 2 + paper.side * face.width * (0.5 + paper.away);
  const [cx, cy] = [edge + (paper.side * w) / 2, face.y + paper.down * face.height + h / 2];
  const [cos, sin] = [Math.cos(paper.tilt), Math.sin(paper.tilt)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [((x - cx) * cos + (y - cy) * sin) / w, ((y - cy) * cos - (x - cx) * sin) / h];
      if (Math.abs(u) > 0.5 || Math.abs(v) > 0.5) continue;
      const along = Math.max(-1, Math.min(1, (x - face.x - face.width / 2) / (face.width / 2)));
      const lit = white * Math.exp(paper.lead + paper.fall * v + along * slope.ev * 0.5 * Math.LN2);
      const turn = Math.exp((along * slope.warmth) / 2);
      const i = (y * width + x) * 3;
      linear[i] = paper.reflectance[0] * lit * turn;
      linear[i + 1] = paper.reflectance[1] * lit;
      linear[i + 2] = (paper.reflectance[2] * lit) / turn;
    }
  }
}

/** Linear light of the brightest near-neutral cloth that counts as white, and its reflectance. */
const WHITE_CLOTH = 0.5;
const CLOTH_REFLECTANCE = 0.88;

/** How bright a perfect white is in the portrait: by its collar, or as cameras expose where none shows. */
export function whiteOf({ linear }: Frame, { masks }: Parts): number {
  const seen: number[] = [];
  for (let p = 0; p < masks.clothes.length; p += 3) {
    if ((masks.clothes[p] as number) < 0.9) continue;
    const [r, g, b] = [linear[p * 3] as number, linear[p * 3 + 1] as number, linear[p * 3 + 2] as number];
    if (g > WHITE_CLOTH && Math.max(r, g, b) < 1.25 * Math.min(r, g, b)) seen.push(g);
  }
  if (seen.length < 150) return 1;
  return (seen.sort((a, b) => a - b)[Math.floor(seen.length * 0.9)] ?? 1) / CLOTH_REFLECTANCE;
}
