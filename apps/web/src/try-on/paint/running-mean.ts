/** All rows of a picture, or all its columns. */
interface Runs {
  readonly count: number;
  readonly length: number;
  readonly step: number;
  readonly stride: number;
}

/** Each value the mean of those up to `reach` away along its run; what lies outside is left out, or counts as zero. */
export function runningMean(
  values: Float32Array,
  { count, length, step, stride }: Runs,
  reach: number,
  outside: 'none' | 'zero' = 'none',
): Float32Array {
  const out = new Float32Array(values.length);
  const all = 2 * reach + 1;
  for (let run = 0; run < count; run++) {
    const start = run * stride;
    let sum = 0;
    let taken = Math.min(reach, length);
    for (let i = 0; i < taken; i++) sum += values[start + i * step] ?? 0;
    for (let i = 0; i < length; i++) {
      if (i + reach < length) {
        sum += values[start + (i + reach) * step] ?? 0;
        taken += 1;
      }
      if (i > reach) {
        sum -= values[start + (i - reach - 1) * step] ?? 0;
        taken -= 1;
      }
      out[start + i * step] = sum / (outside === 'zero' ? all : taken);
    }
  }
  return out;
}
