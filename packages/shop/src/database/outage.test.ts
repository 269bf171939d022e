import { expect, it } from 'vitest';
import { isDatabaseOutage } from './outage.ts';

const AWAY = {
  'connection lost': '08000 08001 08003 08004 08006 08007 08P01',
  'no way in, as while a server is restored': '28000 28P01 3D000 55000',
  'full: disk, memory, connections': '53000 53100 53200 53300 53400 58000 58030',
  'stopped, crashed, starting': '57P01 57P02 57P03 57P04 57P05',
  'read-only after a failover': '25006',
  'waited too long: idle, statement, lock, deadlock, serialization': '25P03 57014 55P03 40P01 40001',
};
it.each(Object.entries(AWAY))('Postgres is away: %s', (_, codes) => {
  for (const code of codes.split(' '))
    expect([code, isDatabaseOutage(Object.assign(new Error(), { code }))]).toEqual([code, true]);
});

it.each([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'There was an error establishing an SSL connection',
  'The server does not support SSL connections',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
  'Postgres connection has been discarded',
])('Postgres is away: "%s"', (message) => {
  expect(isDatabaseOutage(new Error(message))).toBe(true);
});

it.each(['23505', '23514', '22021', '22P02', '42P01', '42703', '25P02', 'ENOENT'])('%s is no outage', (code) => {
  expect(isDatabaseOutage(Object.assign(new Error('a bug of ours'), { code }))).toBe(false);
});
