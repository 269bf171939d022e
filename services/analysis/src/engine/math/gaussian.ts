import { at } from './arrays.ts';

/** A symmetric positive definite n x n matrix, row by row. */
export type Matrix = Float64Array;

/** Lower triangle L with L times its transpose equal to `a`. Throws when `a` is not positive definite. */
export function cholesky(a: Matrix, n: number): Matrix {
  const l = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = at(a, i * n + j);
      for (let k = 0; k < j; k++) sum -= at(l, i * n + k) * at(l, j * n + k);
      if (i === j) {
        if (sum <= 0) throw new RangeError('the matrix is not positive definite');
        l[i * n + i] = Math.sqrt(sum);
      } else l[i * n + j] = sum / at(l, j * n + j);
    }
  }
  return l;
}

/** Inverse by way of the Cholesky factor. */
export function invert(a: Matrix, n: number): Matrix {
  const l = cholesky(a, n);
  const inverse = new Float64Array(n * n);
  const column = new Float64Array(n);
  for (let c = 0; c < n; c++) {
    for (let i = 0; i < n; i++) {
      let sum = i === c ? 1 : 0;
      for (let k = 0; k < i; k++) sum -= at(l, i * n + k) * at(column, k);
      column[i] = sum / at(l, i * n + i);
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = at(column, i);
      for (let k = i + 1; k < n; k++) sum -= at(l, k * n + i) * at(inverse, k * n + c);
      inverse[i * n + c] = sum / at(l, i * n + i);
    }
  }
  return inverse;
}

/** Deterministic standard normal numbers: the same seed gives the same answer for the same photos. */
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
