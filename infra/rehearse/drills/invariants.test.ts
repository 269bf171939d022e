import { describe, expect, it } from 'vitest';
import { ailing, judge, type Outside, outdated, personalLines, type Records } from './invariants.ts';
import { alertsIn } from './receiver.ts';

const ORDER = 41_000_000_001;
const RECORDS: Records = {
  failedOrders: 0,
  outboxRows: 0,
  unsentMails: 0,
  unfinishedOrders: 0,
  payments: ['pi_1'],
  completedOrders: [ORDER],
  objectKeys: ['orders/1/photos/a'],
};
const mail = (kind: string) => ({ categories: [kind], text: '' });
const payment = (id: string) => ({ id, status: 'succeeded', amount: 2900, metadata: { orderId: String(ORDER) } });
const OUTSIDE: Outside = {
  payments: [payment('pi_1'), { ...payment('pi_2'), status: 'requires_payment_method' }],
  refunded: new Set(),
  mailsOf: () => [mail('results')],
  storedKeys: new Set(['orders/1/photos/a']),
};
const broken = (records: Partial<Records>, outside: Partial<Outside> = {}) =>
  judge({ ...RECORDS, ...records }, { ...OUTSIDE, ...outside }).flatMap(({ what, ok }) => (ok ? [] : [what]));

it('holds for an order that was paid, completed and mailed once', () => {
  expect(broken({})).toEqual([]);
});

describe.each<[string, Partial<Records>, Partial<Outside>]>([
  ['payments that are neither on record nor refunded', { payments: [] }, {}],
  ['orders charged twice', { payments: ['pi_1', 'pi_2'] }, { payments: [payment('pi_1'), payment('pi_2')] }],
  ['paid orders without a result', { unfinishedOrders: 1 }, {}],
  ['orders that failed', { failedOrders: 1 }, {}],
  ['orders whose result was not mailed', {}, { mailsOf: () => [mail('photo_request')] }],
  ['orders mailed one thing twice', {}, { mailsOf: () => [mail('results'), mail('results')] }],
  ['mails not sent', { unsentMails: 1 }, {}],
  ['rows left in the outbox', { outboxRows: 1 }, {}],
  ['photos and reports lost', {}, { storedKeys: new Set() }],
])('%s', (what, records, outside) => {
  it('is a finding', () => expect(broken(records, outside)).toEqual([what]));
});

it('takes back as well as on record what was refunded', () => {
  expect(broken({ payments: [], completedOrders: [] }, { refunded: new Set(['pi_1']) })).toEqual([]);
  const twice = { payments: [payment('pi_1'), payment('pi_2')], refunded: new Set(['pi_2']) };
  expect(broken({}, twice)).toEqual([]);
});

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

it('finds lines with something personal', () => {
  expect(personalLines('one\ntwo a@customer.example\n', ['customer.example'])).toEqual(['two a@customer.example']);
});

it('reads which alerts began', () => {
  const line = (status: string, alertname: string) => JSON.stringify({ alerts: [{ status, labels: { alertname } }] });
  const received = ['listening', line('firing', 'RedisAway'), line('resolved', 'DiskFull'), ''].join('\n');
  expect([...alertsIn(received)]).toEqual(['RedisAway']);
});
