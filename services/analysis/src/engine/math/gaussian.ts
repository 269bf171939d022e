/** A symmetric positive definite n x n matrix, row-major. */
export type Matrix = Float64Array;

/** Lower triangle L with L * L^T = `a`. @throws Error if `a` is not positive definite */
export function cholesky(a: Matrix, n: number): Matrix {
  const l = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (l[i * n + k] ?? 0) * (l[j * n + k] ?? 0);
      if (i === j) {
        if (sum <= 0) throw new RangeError('the matrix is not positive definite');
        l[i * n + i] = Math.sqrt(sum);
      } else l[i * n + j] = sum / (l[j * n + j] ?? 0);
    }
  }
  return l;
}

/** Inverse by Cholesky factorization. */
export function invertPositiveDefinite(a: Matrix, n: number): Matrix {
  const l = cholesky(a, n);
  const inverse = new Float64Array(n * n);
  const column = new Float64Array(n);
  for (let c = 0; c < n; c++) {
    for (let i = 0; i < n; i++) {
      let sum = i === c ? 1 : 0;
      for (let k = 0; k < i; k++) sum -= (l[i * n + k] ?? 0) * (column[k] ?? 0);
      column[i] = sum / (l[i * n + i] ?? 0);
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = column[i] ?? 0;
      for (let k = i + 1; k < n; k++) sum -= (l[k * n + i] ?? 0) * (inverse[k * n + c] ?? 0);
      inverse[i * n + c] = sum / (l[i * n + i] ?? 0);
    }
  }
  return inverse;
}

/** Seeded standard normal numbers, for reproducible answers. */
export function normalNumbers(seed: number): () => number {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

let usual = new Float64Array();

/** The first numbers of seed 1, cached: drawing takes over half of placement's time. At least `count`, then NaN. */
export function usualNormals(count: number): () => number {
  if (usual.length < count) {
    const draw = normalNumbers(1);
    usual = Float64Array.from({ length: count }, draw);
  }
  const numbers = usual;
  let next = 0;
  return () => numbers[next++] ?? Number.NaN;
}
