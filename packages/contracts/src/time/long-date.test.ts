import { afterEach, describe, expect, it, vi } from 'vitest';
import { longDate, longMoment } from './long-date.ts';

const EARLY = '2031-11-21T02:30:00.000Z';

afterEach(() => vi.unstubAllEnvs());

describe.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])('in %s', (zone) => {
  it('formats a promised day and a recorded moment alike', () => {
    vi.stubEnv('TZ', zone);
    expect(new Date(EARLY).getHours()).toBe({ 'America/Los_Angeles': 18, UTC: 2, 'Pacific/Kiritimati': 16 }[zone]);
    expect(longDate(EARLY)).toBe('November 21, 2031');
    expect(longDate('2031-11-21')).toBe('November 21, 2031');
    expect(longMoment(new Date(EARLY))).toMatch(/^November 21, 2031 at 2:30\sAM UTC$/);
  });
});
