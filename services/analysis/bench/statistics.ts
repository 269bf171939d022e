import { mean } from '../src/engine/math/index.ts';

export { mean };

export interface Interval {
  readonly value: number;
  /** 95 % bootstrap interval over people. */
  readonly low: number;
  readonly high: number;
}

const DRAWS = 500;

/** Uniform numbers from 0 to 1, the same at every run: mulberry32, seeded with the FNV-1a hash of 'bootstrap'. */
function uniformNumbers(): () => number {
  let state = 0x15c160d9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A figure over people with a bootstrap interval; whole people are resampled, since their photos are correlated. */
export function overPeople<T>(people: readonly T[], figure: (people: readonly T[]) => number): Interval {
  const uniform = uniformNumbers();
  const draw = () => people.map(() => people[Math.floor(uniform() * people.length)] as T);
  const values = Array.from({ length: DRAWS }, () => figure(draw())).filter((drawn) => !Number.isNaN(drawn));
  return { value: figure(people), low: quantile(values, 0.025), high: quantile(values, 0.975) };
}

export const share = (of: readonly boolean[]): number => of.filter(Boolean).length / of.length;

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** A prediction with its confidence, and whether it was right. */
export interface Claim {
  readonly confidence: number;
  readonly right: boolean;
}

/** Expected calibration error over bins of equal width. */
export function calibrationError(claims: readonly Claim[], binCount: number): number {
  const bins = Array.from({ length: binCount }, () => ({ said: 0, right: 0 }));
  for (const { confidence, right } of claims) {
    const bin = bins[Math.min(binCount - 1, Math.floor(confidence * binCount))];
    if (!bin) continue;
    bin.said += confidence;
    bin.right += right ? 1 : 0;
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.said - bin.right), 0) / Math.max(1, claims.length);
}

/** Least squares: how much more often a claim is right per unit of confidence; 1 if confidence is what it says. */
export function slopeOf(claims: readonly Claim[]): number {
  const middle = mean(claims.map(({ confidence }) => confidence));
  const covariance = mean(claims.map(({ confidence, right }) => (confidence - middle) * Number(right)));
  return covariance / mean(claims.map(({ confidence }) => (confidence - middle) ** 2));
}

/** Of the shares of equal values, in bits. */
export function entropy(values: readonly string[]): number {
  return [...new Set(values)].reduce((sum, value) => {
    const part = share(values.map((other) => other === value));
    return sum - part * Math.log2(part);
  }, 0);
}
