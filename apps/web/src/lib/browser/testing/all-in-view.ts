/** Stands in for a browser's IntersectionObserver, in tests without layout: everything is in view. */
export class AllInView {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe = (): void => this.#tell([{ isIntersecting: true }]);
  disconnect = (): void => undefined;
}
