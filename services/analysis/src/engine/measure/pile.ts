/** Number of bright pixels that a picture may have by chance. */
const FEW = 10;

/** Counts clipped bright pixels and those just below, as evidence of clipping. */
export class Pile {
  #cut = 0;
  #below = 0;

  add(isCut: boolean): void {
    if (isCut) this.#cut += 1;
    else this.#below += 1;
  }

  get size(): number {
    return this.#cut + this.#below;
  }

  /** Log of the ratio, -4 without clipping; undefined without bright pixels. A few of them are no sign of either. */
  get steepness(): number | undefined {
    return this.size === 0 ? undefined : Math.log(0.02 + this.#cut / (this.#below + FEW));
  }
}
