import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { delimiterOf, limitParts } from './limit-parts.ts';

const delimiter = Buffer.from('\r\n--b');

/** What a reader sees of a text sent in pieces of this size. */
async function seenOf(text: string, most: number, size: number): Promise<string> {
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
    Buffer.from(text.slice(i * size, (i + 1) * size)),
  );
  const body = Readable.from(pieces);
  limitParts(body, delimiter, most);
  const seen: Buffer[] = [];
  body.on('data', (chunk: Buffer) => seen.push(chunk));
  await new Promise((resolve) => body.on('end', resolve));
  return Buffer.concat(seen).toString();
}

describe('a form', () => {
  const text = '--b\r\none\r\n--b\r\ntwo\r\n--bad\r\n--b--\r\n';
  it.each([1, 2, 3, 5, 100])('in pieces of %i is unchanged while it has few parts', async (size) => {
    expect(await seenOf(text, 4, size)).toBe(text);
  });

  it.each([1, 2, 3, 5, 100])('in pieces of %i is blank after one delimiter too many', async (size) => {
    const shown = '--b\r\none\r\n--b\r\ntwo\r\n--b';
    const seen = await seenOf(text, 2, size);
    expect(seen).toHaveLength(text.length);
    // The start of an incomplete delimiter is visible.
    expect(seen.replaceAll('\0', '')).toBe(shown);
  });
});

describe('a form delimiter', () => {
  it.each([
    ['multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW', '----WebKitFormBoundary7MA4YWxkTrZu0gW'],
    ['multipart/form-data; boundary=----geckoformboundary1234567890abcdef', '----geckoformboundary1234567890abcdef'],
    ['multipart/form-data; boundary="a b:c"', 'a b:c'],
    ['MULTIPART/FORM-DATA;boundary=x', 'x'],
  ])('of %s is found', (type, boundary) => {
    expect(delimiterOf(type)?.toString()).toBe(`\r\n--${boundary}`);
  });

  it.each([
    undefined,
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=a; boundary=b',
    'multipart/mixed; boundary=a',
    `multipart/form-data; boundary=${'b'.repeat(71)}`,
  ])('of %s is invalid', (type) => {
    expect(delimiterOf(type)).toBeNull();
  });
});
