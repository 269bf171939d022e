/**
 * The bytes in blocks of this size, except the last. Small pieces, which the form parser cuts at possible boundaries,
 * cost more than they contain and retain their whole chunk.
 */
export async function* inBlocks(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let block = Buffer.allocUnsafeSlow(bytes);
  let held = 0;
  for await (const piece of source) {
    for (let at = 0; at < piece.length; ) {
      const copied = piece.copy(block, held, at);
      at += copied;
      held += copied;
      if (held < bytes) continue;
      yield block;
      block = Buffer.allocUnsafeSlow(bytes);
      held = 0;
    }
  }
  if (held > 0) yield block.subarray(0, held);
}
