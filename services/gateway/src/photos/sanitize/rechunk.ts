/**
 * The bytes in blocks of this size, except the last. Small pieces, which the form parser cuts at possible boundaries,
 * cost more than they contain and retain their whole chunk.
 */
export async function* rechunk(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let block = Buffer.allocUnsafeSlow(bytes);
  let filled = 0;
  for await (const piece of source) {
    for (let start = 0; start < piece.length; ) {
      const copied = piece.copy(block, filled, start);
      start += copied;
      filled += copied;
      if (filled < bytes) continue;
      yield block;
      block = Buffer.allocUnsafeSlow(bytes);
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}
