import type { Readable } from 'node:stream';

/** One boundary with the characters and length that RFC 2046 allows. */
const FORM = /^multipart\/form-data;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*$/i;

/** The delimiter between parts; null if the content type has none. */
export function delimiterOf(contentType: string | undefined): Buffer | null {
  const [, quoted, plain] = FORM.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? null : Buffer.from(`\r\n--${boundary}`, 'latin1');
}

/**
 * Blanks everything after `limit` delimiters in place before the form parser sees it, which would open even thousands of
 * refused parts in a chunk. Returns a function that stops it.
 */
export function limitParts(body: Readable, delimiter: Buffer, limit: number): () => void {
  let delimiterCount = 0;
  // Tail of the previous chunk, where a delimiter may start.
  let tail: Buffer = Buffer.from('\r\n');
  const blankExcess = (chunk: Buffer): void => {
    const text = delimiterCount > limit ? chunk : Buffer.concat([tail, chunk]);
    let end = 0;
    while (delimiterCount <= limit) {
      const at = text.indexOf(delimiter, end);
      if (at < 0) break;
      delimiterCount += 1;
      end = at + delimiter.length;
    }
    if (delimiterCount > limit) chunk.fill(0, Math.max(0, end - (text.length - chunk.length)));
    else tail = text.subarray(Math.max(end, text.length - delimiter.length + 1));
  };
  body.on('data', blankExcess);
  return () => void body.off('data', blankExcess);
}
