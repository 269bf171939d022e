import { expect, it } from 'vitest';
import type { ExamineOutcome } from './engine/index.ts';
import { createExaminedPhotos } from './examined-photos.ts';

const photo = Buffer.from('a photo');
const outcome = { verdict: { problems: [], warnings: [] } } as unknown as ExamineOutcome;

it('examines a photo once, however often it is checked meanwhile and later', async () => {
  const examined = createExaminedPhotos();
  const { promise, resolve } = Promise.withResolvers<ExamineOutcome>();
  let times = 0;
  const check = () =>
    examined.share(photo, () => {
      times += 1;
      return promise;
    });
  const checks = [check(), check()];
  resolve(outcome);
  expect(await Promise.all([...checks, check()])).toEqual([outcome, outcome, outcome]);
  expect(times).toBe(1);
});

it('gives an analysis what a check under way sees, once', async () => {
  const examined = createExaminedPhotos();
  const { promise, resolve } = Promise.withResolvers<ExamineOutcome>();
  const check = examined.share(photo, () => promise);
  const taken = examined.take(photo);
  resolve(outcome);
  expect([await check, await taken, await examined.take(photo)]).toEqual([outcome, outcome, undefined]);
});

it('forgets a check that failed', async () => {
  const examined = createExaminedPhotos();
  const failing = () => examined.share(photo, () => Promise.reject(new Error('died')));
  await expect(failing()).rejects.toThrow('died');
  expect(await examined.share(photo, async () => outcome)).toBe(outcome);
  await examined.take(photo);
  const failed = failing();
  const taken = examined.take(photo);
  await expect(failed).rejects.toThrow('died');
  expect(await taken).toBeUndefined();
});
