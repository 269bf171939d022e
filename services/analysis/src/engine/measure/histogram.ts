const BINS = 1024;

/** Histogram of luminance (linear, 0..1) in square-root steps, perceptually as even as 10-bit code values. */
export class Histogram {
  readonly #counts = new Uint32Array(BINS);
  #size = 0;

  add(luminance: number): void {
    const bin = Math.min(BINS - 1, Math.floor(Math.sqrt(luminance) * BINS));
    this.#counts[bin] = (this.#counts[bin] ?? 0) + 1;
    this.#size += 1;
  }

  get size(): number {
    return this.#size;
  }

  /** Quantile of luminance; NaN if empty. */
  quantile(share: number): number {
    if (this.#size === 0) return Number.NaN;
    let remaining = share * (this.#size - 1);
    for (let bin = 0; bin < BINS; bin++) {
      remaining -= this.#counts[bin] ?? 0;
      if (remaining < 0) return ((bin + 0.5) / BINS) ** 2;
    }
    return 1;
  }
}
