// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { shareOrSave } from './share.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up on a share that never ends', async () => {
  vi.useFakeTimers();
  const share = vi.fn(() => new Promise<void>(() => undefined));
  vi.stubGlobal('navigator', { canShare: () => true, share });
  const handed = shareOrSave(async () => new Blob(['x'], { type: 'image/png' }), 'a.png', 'words');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await handed, share.mock.calls.length]).toEqual([false, 1]);
});
