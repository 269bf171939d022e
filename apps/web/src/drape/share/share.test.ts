// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { copyText, showLink, useShownLink } from '../../lib/browser/copy.ts';
import { handOver } from './share.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  showLink(null);
});

it('lets go of a share that never tells how it ended', async () => {
  vi.useFakeTimers();
  const share = vi.fn(() => new Promise<void>(() => undefined));
  vi.stubGlobal('navigator', { canShare: () => true, share });
  const handed = handOver(new Blob(['x'], { type: 'image/png' }), 'a.png', 'words');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await handed, share.mock.calls.length]).toEqual([false, 1]);
});

it.each([
  ['no clipboard', undefined],
  ['a clipboard that refuses', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
])('shows what was to be copied with %s', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  for (const text of ['#A0522D', 'https://trueseason.example/gift/x']) {
    showLink(null);
    expect(await copyText(text)).toBe(false);
    expect(renderHook(useShownLink).result.current).toBe(text);
  }
});
