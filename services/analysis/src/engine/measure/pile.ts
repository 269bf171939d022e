/** Pixels of something bright that are cut off, and those just below: how a clipped picture gives itself away. */
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

  /** Logarithm of the ratio, -4 where nothing is cut off; undefined where nothing is bright. */
  get steepness(): number | undefined {
    return this.size === 0 ? undefined : Math.log(0.02 + this.#cut / (this.#below + 1));
  }
}
