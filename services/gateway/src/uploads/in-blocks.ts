/**
 * The same bytes in blocks of this size, but for the last. Photos arrive in small pieces (a form's parser cuts them at
 * what may be a boundary): each costs a hash and a write, and holds all of the chunk that it is from.
 */
export async function* inBlocks(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let block = Buffer.allocUnsafe(bytes);
  let held = 0;
  for await (const piece of source) {
    for (let at = 0; at < piece.length; ) {
      const copied = piece.copy(block, held, at);
      at += copied;
      held += copied;
      if (held < bytes) continue;
      yield block;
      block = Buffer.allocUnsafe(bytes);
      held = 0;
    }
  }
  if (held > 0) yield block.subarray(0, held);
}
