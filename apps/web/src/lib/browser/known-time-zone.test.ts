import { afterEach, expect, it, vi } from 'vitest';
import { timeZone } from './known-time-zone.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['Pacific/Auckland', 'Pacific/Auckland'],
  ['Etc/Unknown', 'UTC'],
  ['Mars/Olympus', 'UTC'],
])('where the device names %s, days are those of %s', (reported, used) => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => reported } });
  expect(timeZone()).toBe(used);
});
