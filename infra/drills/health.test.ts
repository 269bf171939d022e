import { expect, it } from 'vitest';
import { ailing, outdated } from './health.ts';
import { alertsIn } from './receiver.ts';

it('finds services that are gone, not healthy, frozen, or ended badly', () => {
  const container = { Service: 'a', State: 'running', Health: 'healthy', ExitCode: 0, Labels: '' };
  const isAiling = (more: Partial<typeof container>) => ailing(['a'], [{ ...container, ...more }]).length > 0;
  expect(ailing(['a'], [])).toEqual(['a']);
  expect(isAiling({})).toBe(false);
  expect(isAiling({ Health: '' })).toBe(false);
  expect(isAiling({ Health: '', State: 'exited' })).toBe(false);
  for (const more of [{ Health: 'starting' }, { Health: 'unhealthy' }, { State: 'paused' }])
    expect(isAiling(more)).toBe(true);
  expect(isAiling({ State: 'exited', ExitCode: 137 })).toBe(true);
  expect(ailing(['a'], [container, { ...container, State: 'restarting' }])).toEqual(['a']);
});

it('finds services that run with older settings', () => {
  const container = (Service: string, hash: string, State = 'running') => ({
    ...{ Service, State, Health: '', ExitCode: 0 },
    Labels: `com.docker.compose.project=shop,com.docker.compose.config-hash=${hash},com.docker.compose.oneoff=False`,
  });
  const hashes = 'a 1f\nb 2f';
  expect(outdated(hashes, [container('a', '1f'), container('b', '2f')])).toEqual([]);
  expect(outdated(hashes, [container('a', '1f'), container('b', '1f'), container('b', '1f')])).toEqual(['b']);
  // One that had nothing more to do.
  expect(outdated(hashes, [container('a', '0', 'exited'), container('b', '2f')])).toEqual([]);
});

it('reads which alerts began', () => {
  const line = (status: string, alertname: string) => JSON.stringify({ alerts: [{ status, labels: { alertname } }] });
  const received = ['listening', line('firing', 'RedisAway'), line('resolved', 'DiskFull'), ''].join('\n');
  expect([...alertsIn(received)]).toEqual(['RedisAway']);
});
