/** Fine detail of a face patch, free of brightness and contrast. */
export interface Fingerprint {
  readonly detail: Float32Array;
  /** 0 where the patch is outside the picture. */
  readonly known: Uint8Array;
}

/** Cells per side: burst photos differ by a cell or more, reencoding by none. */
export const FINGERPRINT_SIZE = 64;
const SIZE = FINGERPRINT_SIZE;

/** Alignment of two patches: shift in cells, scale, rotation in radians. */
type Fit = readonly [dx: number, dy: number, scale: number, turn: number];

const CENTER = (SIZE - 1) / 2;
/** Of the compared area: a face without background. */
const HALF_HEIGHT = 0.36 * SIZE;
const HALF_WIDTH = 0.29 * SIZE;
const COMPARED = Uint16Array.from({ length: SIZE * SIZE }, (_, i) => i).filter(
  (i) => Math.hypot(((i % SIZE) - CENTER) / HALF_WIDTH, (Math.floor(i / SIZE) - CENTER) / HALF_HEIGHT) < 1,
);
/** Minimum shared area. */
const LEAST_SHARED = 0.5;

/** Start shifts: the mesh fit varies this much when a photo is cropped or rotated. */
const SHIFTS = [-4, -2, 0, 2, 4] as const;
const TURNS = [-0.05, 0, 0.05] as const;
const STARTS: readonly Fit[] = SHIFTS.flatMap((dx) =>
  SHIFTS.flatMap((dy) => TURNS.map((turn): Fit => [dx, dy, 1, turn])),
);
/** Number of starts that are refined. */
const FOLLOWED = 2;
/** Initial step sizes; halved down to `FINEST` of them. */
const STEP: Fit = [1, 1, 0.03, 0.03];
const FINEST = 1 / 10;

/** Similarity of two patches, mirrored or not: 1 for the same picture, below 0.75 for different people. */
export function patchSimilarity(a: Fingerprint, b: Fingerprint): number {
  const cells = cellsOf(a);
  return Math.max(...[b, mirrored(b)].map((patch) => bestFit(cells, { ...patch, between: knownBetween(patch) })));
}

/** Known cells of the compared area: offset from the center, and detail. */
interface Cells {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly details: Float64Array;
}

function cellsOf({ detail, known }: Fingerprint): Cells {
  const cells = COMPARED.filter((i) => known[i] === 1);
  return {
    xs: Float64Array.from(cells, (i) => (i % SIZE) - CENTER),
    ys: Float64Array.from(cells, (i) => Math.floor(i / SIZE) - CENTER),
    details: Float64Array.from(cells, (i) => detail[i] ?? 0),
  };
}

/** The patch that cells are aligned to. */
interface Ground extends Fingerprint {
  readonly between: Uint8Array;
}

/** 1 for a cell known with its right and lower neighbors, for interpolation. */
const knownBetween = ({ known }: Fingerprint): Uint8Array =>
  known.map((cell, i) => cell & (known[i + 1] ?? 0) & (known[i + SIZE] ?? 0) & (known[i + SIZE + 1] ?? 0));

function mirrored({ detail, known }: Fingerprint): Fingerprint {
  const across = (i: number): number => i + SIZE - 1 - 2 * (i % SIZE);
  return { detail: detail.map((_, i) => detail[across(i)] ?? 0), known: known.map((_, i) => known[across(i)] ?? 0) };
}

function bestFit(a: Cells, b: Ground): number {
  const starts = STARTS.map((fit) => ({ fit, value: correlation(a, b, fit) })).sort((p, q) => q.value - p.value);
  return Math.max(...starts.slice(0, FOLLOWED).map(({ fit, value }) => climb(a, b, fit, value)));
}

/** Hill climbing with decreasing steps. */
function climb(a: Cells, b: Ground, start: Fit, startValue: number): number {
  let fit = start;
  let best = startValue;
  for (let size = 1; size > FINEST; ) {
    let moved = false;
    for (const k of STEP.keys()) {
      for (const sign of [-1, 1]) {
        const [dx = 0, dy = 0, scale = 1, turn = 0] = fit.map((value, i) =>
          i === k ? value + sign * size * (STEP[k] ?? 0) : value,
        );
        const next: Fit = [dx, dy, scale, turn];
        const value = correlation(a, b, next);
        if (value <= best) continue;
        fit = next;
        best = value;
        moved = true;
      }
    }
    if (!moved) size /= 2;
  }
  return best;
}

/** Runs a thousand times per order: plain indexing, no calls or allocations. */
function correlation({ xs, ys, details }: Cells, { detail, between }: Ground, [dx, dy, scale, turn]: Fit): number {
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  let products = 0;
  let squaresA = 0;
  let squaresB = 0;
  let shared = 0;
  for (let k = 0; k < details.length; k++) {
    const across = xs[k] ?? 0;
    const down = ys[k] ?? 0;
    const x = CENTER + across * cos - down * sin + dx;
    const y = CENTER + across * sin + down * cos + dy;
    if (x < 0 || y < 0 || x >= SIZE - 1 || y >= SIZE - 1) continue;
    const x0 = x | 0;
    const y0 = y | 0;
    const i = y0 * SIZE + x0;
    if (between[i] !== 1) continue;
    const fx = x - x0;
    const fy = y - y0;
    const above = (detail[i] ?? 0) * (1 - fx) + (detail[i + 1] ?? 0) * fx;
    const below = (detail[i + SIZE] ?? 0) * (1 - fx) + (detail[i + SIZE + 1] ?? 0) * fx;
    const value = above * (1 - fy) + below * fy;
    const cell = details[k] ?? 0;
    products += cell * value;
    squaresA += cell * cell;
    squaresB += value * value;
    shared += 1;
  }
  return shared < COMPARED.length * LEAST_SHARED ? -1 : products / Math.max(1e-9, Math.sqrt(squaresA * squaresB));
}
