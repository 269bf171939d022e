import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { TERMS_VERSION } from '@trueseason/contracts';
import { expect, it } from 'vitest';

/** SHA-256 of the terms' text, for the version that purchases record. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-30': '8c51f0aefb58d6c92ef4f1e6cface0b17ab665b4811487ff8ab8f6d6c1dfbf9a',
};

it('records the version of the terms that are shown', async () => {
  const terms = await readFile(new URL('terms.md', import.meta.url));
  expect(createHash('sha256').update(terms).digest('hex')).toBe(DIGESTS[TERMS_VERSION]);
});
