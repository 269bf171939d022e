import { expect, it } from 'vitest';
import { PROOF_ENV, proveDeletion } from './prove-deletion/prove-deletion.ts';
import { withSystem } from './with-system.ts';

it('finds nothing of an order that was deleted', { timeout: 240_000 }, async () => {
  const told: string[] = [];
  const proven = await withSystem(PROOF_ENV, (system) => proveDeletion(system, (line) => told.push(line)));
  expect(proven, told.join('\n')).toBe(true);
});
