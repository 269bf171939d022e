/** The stream ended early. */
export class UnexpectedEndError extends Error {
  override name = 'UnexpectedEndError';
}

const EMPTY = Buffer.alloc(0);

/** Reads a byte stream by count or up to a marker, buffering at most one extra chunk. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #buffer: Buffer = EMPTY;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #gather(count: number): Promise<void> {
    if (this.#buffer.length >= count) return;
    const chunks = [this.#buffer];
    let bufferedBytes = this.#buffer.length;
    while (bufferedBytes < count) {
      const { done, value } = await this.#source.next();
      if (done) {
        this.#buffer = Buffer.concat(chunks, bufferedBytes);
        throw new UnexpectedEndError();
      }
      chunks.push(value);
      bufferedBytes += value.length;
    }
    this.#buffer = Buffer.concat(chunks, bufferedBytes);
  }

  #cut(count: number): Buffer {
    const head = this.#buffer.subarray(0, count);
    this.#buffer = this.#buffer.subarray(count);
    return head;
  }

  /** The next bytes, or fewer at the end, without consuming them. */
  async peek(count: number): Promise<Buffer> {
    await this.#gather(count).catch((error: unknown) => {
      if (!(error instanceof UnexpectedEndError)) throw error;
    });
    return this.#buffer.subarray(0, count);
  }

  /** Copied outside Node's pool, so that it retains nothing else. @throws UnexpectedEndError */
  async take(count: number): Promise<Buffer> {
    await this.#gather(count);
    const copy = Buffer.allocUnsafeSlow(count);
    this.#cut(count).copy(copy);
    return copy;
  }

  /** Yields `count` bytes as they arrive, without buffering. @throws UnexpectedEndError */
  async *pass(count: number): AsyncGenerator<Buffer> {
    let remaining = count;
    while (remaining > 0) {
      await this.#gather(1);
      const part = this.#cut(Math.min(remaining, this.#buffer.length));
      remaining -= part.length;
      yield part;
    }
  }

  /**
   * Yields everything before the first byte pair for which `isMark` is true; the pair stays unread. Searches whole
   * chunks, so hostile data stays cheap. @throws UnexpectedEndError after yielding the rest
   */
  async *passUntil(first: number, isMark: (second: number) => boolean): AsyncGenerator<Buffer> {
    for (;;) {
      try {
        await this.#gather(2);
      } catch (error) {
        yield this.#cut(this.#buffer.length);
        throw error;
      }
      const end = this.#buffer.length - 1;
      let at = this.#buffer.indexOf(first);
      while (at >= 0 && at < end && !isMark(this.#buffer[at + 1] as number)) at = this.#buffer.indexOf(first, at + 1);
      if (at === 0 && end > 0) return;
      // A first byte at the end of a chunk waits for the next one.
      const passableBytes = at > 0 ? at : at < 0 ? end + 1 : 0;
      if (passableBytes > 0) yield this.#cut(passableBytes);
      if (at >= 0 && at < end) return;
    }
  }

  /** Reads and discards the rest, so the sender does not hang. */
  async drain(): Promise<void> {
    this.#buffer = EMPTY;
    while (!(await this.#source.next()).done);
  }
}
