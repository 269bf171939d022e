import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProcessLine, NotBegunError } from './process-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins in order, as many at once as there are processes', async () => {
  const line = createProcessLine(2);
  const begun: number[] = [];
  const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const works = ends.map(({ promise }, i) =>
    line(() => {
      begun.push(i);
      return promise;
    }),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve();
  await Promise.all(works);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('drops what waits too long, and never what has begun', async () => {
  const line = createProcessLine(1);
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = line(() => promise, 5_000);
  const work = vi.fn(async () => {});
  const late = line(work, 5_000).catch((error: unknown) => error);
  const patient = line(async () => 'patient');
  await vi.advanceTimersByTimeAsync(600_000);
  resolve('slow');
  expect([await slow, await patient]).toEqual(['slow', 'patient']);
  expect(await late).toBeInstanceOf(NotBegunError);
  expect(work).not.toHaveBeenCalled();
});

it('continues after a failure', async () => {
  const line = createProcessLine(1);
  await expect(line(() => Promise.reject(new Error('died')))).rejects.toThrow('died');
  expect(await line(async () => 'next')).toBe('next');
});
