import { describe, expect, it } from 'vitest';
import { cholesky, invertPositiveDefinite, normalNumbers } from './gaussian.ts';

describe('gaussian', () => {
  const a = Float64Array.of(4, 2, 0.6, 2, 5, 1, 0.6, 1, 3);
  it('factorizes and inverts', () => {
    const l = cholesky(a, 3);
    const inverse = invertPositiveDefinite(a, 3);
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) {
        let product = 0;
        let square = 0;
        for (let k = 0; k < 3; k++) {
          product += (a[i * 3 + k] ?? 0) * (inverse[k * 3 + j] ?? 0);
          square += (l[i * 3 + k] ?? 0) * (l[j * 3 + k] ?? 0);
        }
        expect(product).toBeCloseTo(i === j ? 1 : 0, 10);
        expect(square).toBeCloseTo(a[i * 3 + j] ?? 0, 10);
      }
    }
  });
  it('rejects matrices that are not positive definite', () => {
    expect(() => cholesky(Float64Array.of(1, 2, 2, 1), 2)).toThrow(RangeError);
  });
  it('draws reproducible standard normal numbers', () => {
    const draw = (seed: number) => Array.from({ length: 20000 }, normalNumbers(seed));
    const values = draw(3);
    expect(draw(3)).toEqual(values);
    const mean = values.reduce((p, q) => p + q, 0) / values.length;
    const variance = values.reduce((p, q) => p + (q - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });
});
