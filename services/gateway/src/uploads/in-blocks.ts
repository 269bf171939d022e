/**
 * The same bytes in pieces of at least this size, but for the last. Photos arrive in small pieces (a form's parser
 * cuts them at what may be a boundary), and each piece costs a hash and a write.
 */
export async function* inBlocks(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let held = 0;
  for await (const piece of source) {
    pieces.push(piece);
    held += piece.length;
    if (held < bytes) continue;
    yield Buffer.concat(pieces, held);
    pieces = [];
    held = 0;
  }
  if (held > 0) yield Buffer.concat(pieces, held);
}
