import type { Rgb } from '@trueseason/color';
import type { Frame } from './frame.ts';
import { PARTS, type Part, type Parts } from './parts.ts';
import type { Random } from './random.ts';

/** How a part of the face differs today: added in log space, as light, pigment and make-up multiply. */
interface Shift {
  /** Natural logarithms: brightness, R/B, and R and B against G. */
  readonly depth: number;
  readonly warmth: number;
  readonly rosy: number;
}

/** One day of a person: its light on them, what they put on, and how their skin is. */
export interface Day {
  readonly shifts: Readonly<Partial<Record<Part, Shift>>>;
  /** Light thrown off hair, lit by the sky: linear, 0..1. */
  readonly sheen: number;
  /** Shine on forehead, nose and cheeks: linear, 0..1. */
  readonly glare: number;
  /** A lamp around the lens, seen in the eyes: linear, 0..1. */
  readonly ring: number;
  /** Across the face from left to right: stops, and ln R/B, of two lights that differ. */
  readonly slope: { readonly ev: number; readonly warmth: number };
}

/**
 * A day drawn from what has been published:
 * - facial skin moves by 1 to 2 L* with season and sun and reddens with heat (CIE TC 1-92 and ITA series);
 * - foundation is chosen within a step of about 3 L* (Korean clinical study, Biomed Dermatol 2017, 1:2: steps of 2.8 to
 *   3.2), mostly lighter, and covers half to most of what lies below;
 * - lipstick and brow pencils move lips and brows far more than anything moves skin;
 * - light from above leaves eye sockets up to half a stop darker; hair shines by up to a percent of the light.
 *
 * How strong all this is together was set by how well single real photos of a person, from other days and cameras,
 * repeat each other: intraclass correlations of about 0.86 for iris warmth, 0.78 for hair warmth, 0.7 for skin warmth
 * and next to nothing for skin hue.
 */
export function drawDay(random: Random): Day {
  const madeUp = random.chance(0.4);
  const foundation = madeUp && random.chance(0.75);
  const cover = random.between(0.5, 0.9);
  const between = (share: boolean, low: number, high: number) => (share ? random.between(low, high) : 0);
  const none = { depth: 0, warmth: 0, rosy: 0 };
  return {
    shifts: {
      skin: { depth: random.near(0, 0.06), warmth: random.near(0, 0.05), rosy: random.near(0, 0.06) },
      face: foundation
        ? {
            depth: cover * random.near(0.05, 0.12),
            warmth: cover * random.near(0, 0.11),
            rosy: cover * random.near(-0.01, 0.08),
          }
        : none,
      lips: madeUp
        ? { depth: random.between(-0.7, 0.1), warmth: random.near(0, 0.15), rosy: random.between(0, 0.45) }
        : { ...none, rosy: random.near(0, 0.05) },
      brows: madeUp ? { ...none, depth: random.between(-0.6, 0), warmth: random.near(0, 0.1) } : none,
      hair: { depth: random.near(0, 0.2), warmth: random.near(0, 0.05), rosy: random.near(0, 0.03) },
      eyes: { depth: random.near(-0.1, 0.15), warmth: random.near(0, 0.05), rosy: random.near(0.01, 0.025) },
    },
    sheen: between(random.chance(0.6), 0, 0.01),
    glare: between(random.chance(0.5), 0, 0.2),
    ring: between(random.chance(0.2), 0.02, 0.12),
    slope: random.chance(0.5)
      ? { ev: random.between(-0.8, 0.8), warmth: random.near(0, 0.15) }
      : { ev: random.between(-0.25, 0.25), warmth: 0 },
  };
}

const gainsOf = ({ depth, warmth, rosy }: Shift): Rgb => [
  Math.exp(depth + (warmth + rosy) / 2),
  Math.exp(depth - rosy / 2),
  Math.exp(depth + (rosy - warmth) / 2),
];

/** The same person on this day, in place. */
export function liveThrough(frame: Frame, { masks, face, points }: Parts, day: Day): void {
  const { width, height, linear } = frame;
  const worn = PARTS.flatMap((part) => {
    const shift = day.shifts[part];
    return shift ? [{ mask: masks[part], gains: gainsOf(shift) }] : [];
  });
  const shine = [10, 4, 117, 346].map((index) => points[index] ?? { x: 0, y: 0 });
  const spread = (face.width * 0.09) ** 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [p, i] = [y * width + x, (y * width + x) * 3];
      const along = Math.max(-1, Math.min(1, (x - face.x - face.width / 2) / (face.width / 2)));
      const side = Math.exp(along * day.slope.ev * 0.5 * Math.LN2);
      const turn = Math.exp((along * day.slope.warmth) / 2);
      let [r, g, b] = [side * turn, side, side / turn];
      for (const { mask, gains } of worn) {
        const m = Math.min(1, mask[p] as number);
        if (m < 0.02) continue;
        r *= 1 + (gains[0] - 1) * m;
        g *= 1 + (gains[1] - 1) * m;
        b *= 1 + (gains[2] - 1) * m;
      }
      const skin = Math.min(1, masks.skin[p] as number);
      let white = day.ring * (masks.eyes[p] as number) * 0.3;
      if (day.glare > 0 && skin > 0.1) {
        for (const q of shine) white += day.glare * skin * Math.exp(-((x - q.x) ** 2 + (y - q.y) ** 2) / spread / 2);
      }
      const sky = day.sheen * (masks.hair[p] as number);
      linear[i] = (linear[i] as number) * r + white + sky * 0.85;
      linear[i + 1] = (linear[i + 1] as number) * g + white + sky;
      linear[i + 2] = (linear[i + 2] as number) * b + white + sky * 1.2;
    }
  }
}
