import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { BEGIN_REQUEST } from './begin-request.ts';

it('changes its version with its text', () => {
  const hash = createHash('sha256').update(BEGIN_REQUEST.statement).digest('hex').slice(0, 16);
  expect([BEGIN_REQUEST.version, hash]).toEqual(['2026-11-20', '0bb8cf3301202436']);
});
