import { expect, it } from 'vitest';
import { KeysUnavailableError } from '../encryption/key-service.ts';
import { StoreUnavailableError } from '../storage/object-store.ts';
import { partOf } from './failing-part.ts';

const fault = (fields: object, message = 'away') => Object.assign(new Error(message), fields);

it.each([
  ['mail', fault({ name: 'MailError' })],
  ['keys', new KeysUnavailableError('away')],
  ['store', new StoreUnavailableError('away')],
  ['store', fault({ $metadata: {}, code: 'ECONNREFUSED', syscall: 'connect' })],
  ['store', fault({ code: 'ENOSPC', syscall: 'write', path: 'orders/1' })],
  ['postgres', fault({ code: '57P01' })],
  ['postgres', fault({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['postgres', fault({}, 'Connection terminated unexpectedly')],
  ['postgres', fault({}, 'timeout exceeded when trying to connect')],
  ['unknown', fault({}, 'a bug of ours')],
  ['unknown', 'not even an error'],
])('names %s as the failing part', (part, error) => {
  expect(partOf(error)).toBe(part);
});
