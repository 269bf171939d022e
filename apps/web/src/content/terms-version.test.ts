import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { TERMS_VERSION } from '@trueseason/contracts';
import { expect, it } from 'vitest';

/** SHA-256 of the terms' text, for the version that purchases record. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-29': '801c59ead761e03c8c6dcb4f06315d3d5966092e03953ce390a5f5763e897eaa',
};

it('records the version of the terms that are shown', async () => {
  const terms = await readFile(new URL('terms.md', import.meta.url));
  expect(createHash('sha256').update(terms).digest('hex')).toBe(DIGESTS[TERMS_VERSION]);
});
