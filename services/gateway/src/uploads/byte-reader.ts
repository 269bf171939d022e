/** The stream ended before what was asked for. */
export class UnexpectedEndError extends Error {
  override name = 'UnexpectedEndError';
}

/** Reads a byte stream by count or up to a value, holding no more than one chunk beyond what is asked. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done) return false;
    this.#buffer = this.#buffer.length === 0 ? value : Buffer.concat([this.#buffer, value]);
    return true;
  }

  /** @throws UnexpectedEndError */
  async take(count: number): Promise<Buffer> {
    while (this.#buffer.length < count) if (!(await this.#more())) throw new UnexpectedEndError();
    const taken = this.#buffer.subarray(0, count);
    this.#buffer = this.#buffer.subarray(count);
    return taken;
  }

  /** Yields `count` bytes as they come, without gathering them. @throws UnexpectedEndError */
  async *pass(count: number): AsyncGenerator<Buffer> {
    let left = count;
    while (left > 0) {
      if (this.#buffer.length === 0 && !(await this.#more())) throw new UnexpectedEndError();
      const part = await this.take(Math.min(left, this.#buffer.length));
      left -= part.length;
      yield part;
    }
  }

  /** Yields everything before the next `value`, which stays unread. @throws UnexpectedEndError */
  async *passUntil(value: number): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#buffer.indexOf(value);
      if (at > 0) yield await this.take(at);
      if (at >= 0) return;
      if (this.#buffer.length > 0) yield await this.take(this.#buffer.length);
      if (!(await this.#more())) throw new UnexpectedEndError();
    }
  }

  /** Reads the rest and forgets it, so that the sender is not left hanging. */
  async drain(): Promise<void> {
    this.#buffer = Buffer.alloc(0);
    while (!(await this.#source.next()).done);
  }
}
