// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLocal, readSession, storages, writeLocal, writeSession } from './storage.ts';
import { tryStorage } from './try-storage.ts';

const fail = (name: string) => () => {
  throw new DOMException('no', name);
};

beforeEach(() => {
  for (const storage of storages) storage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('keeps in memory what a full storage refuses, and never shows the older value again', () => {
  writeSession('checkoutKey', 'first');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail('QuotaExceededError'));
  writeSession('checkoutKey', 'second');
  expect(readSession('checkoutKey')).toBe('second');
  // As after a reload.
  expect(sessionStorage.getItem('checkoutKey')).toBeNull();
});

it('reads and writes in memory where storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(fail('SecurityError'));
  writeLocal('openedOrder', '4');
  expect(readLocal('openedOrder')).toBe('4');
  writeLocal('openedOrder', null);
  expect(readLocal('openedOrder')).toBeNull();
});

it('forgets also what only memory holds', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail('QuotaExceededError'));
  writeLocal('openedOrder', '4711');
  writeSession('storySeen', '[4711,4712]');
  for (const storage of storages) storage.removeMatching(/4711/);
  expect(readLocal('openedOrder')).toBeNull();
  expect(readSession('storySeen')).toBe('[4712]');
  for (const storage of storages) storage.clear();
  expect(readSession('storySeen')).toBeNull();
});

it('answers without a store that is missing, fails or stays silent', async () => {
  vi.useFakeTimers();
  expect(await tryStorage(async () => 'stored')).toBe('stored');
  expect(await tryStorage(() => indexedDB.databases().then(() => 'never here'))).toBeUndefined();
  expect(await tryStorage(() => Promise.reject(new DOMException('no', 'QuotaExceededError')))).toBeUndefined();
  const silent = tryStorage(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await silent).toBeUndefined();
});
