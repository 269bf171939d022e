import { expect, it } from 'vitest';
import type { Examination } from './engine/index.ts';
import { createExaminedPhotos } from './examined-photos.ts';

const photo = Buffer.from('a photo');
const examination = { verdict: { problems: [], warnings: [] } } as unknown as Examination;

it('examines a photo once, however often it is checked meanwhile and later', async () => {
  const examined = createExaminedPhotos();
  const { promise, resolve } = Promise.withResolvers<Examination>();
  let times = 0;
  const check = () =>
    examined.share(photo, () => {
      times += 1;
      return promise;
    });
  const checks = [check(), check()];
  resolve(examination);
  expect(await Promise.all([...checks, check()])).toEqual([examination, examination, examination]);
  expect(times).toBe(1);
});

it('gives an analysis what a check under way sees, once', async () => {
  const examined = createExaminedPhotos();
  const { promise, resolve } = Promise.withResolvers<Examination>();
  const check = examined.share(photo, () => promise);
  const taken = examined.take(photo);
  resolve(examination);
  expect([await check, await taken, await examined.take(photo)]).toEqual([examination, examination, undefined]);
});

it('forgets a check that failed', async () => {
  const examined = createExaminedPhotos();
  const failing = () => examined.share(photo, () => Promise.reject(new Error('died')));
  await expect(failing()).rejects.toThrow('died');
  expect(await examined.share(photo, async () => examination)).toBe(examination);
  await examined.take(photo);
  const failed = failing();
  const taken = examined.take(photo);
  await expect(failed).rejects.toThrow('died');
  expect(await taken).toBeUndefined();
});
