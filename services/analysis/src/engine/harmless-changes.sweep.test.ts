import { photograph } from '@trueseason/testing/portraits';
import { expect, it, vi } from 'vitest';
import { compareChanges } from '../../bench/metamorphic.ts';
import { loadEngine } from './engine.ts';

// Thirty measurements, of seconds each on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

it('gives the same answer after changes of the file that no one sees', async () => {
  const compared = await compareChanges(await loadEngine(), await photograph('customer-1'), true);
  expect(compared.length).toBeGreaterThan(10);
  expect(compared.filter(({ isSameSeason, isSameSkin }) => !isSameSeason || !isSameSkin)).toEqual([]);
});
