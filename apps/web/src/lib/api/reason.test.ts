import { PROBLEMS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { reasonOf, UNREACHABLE } from './reason.ts';

it.each([
  [
    'the server’s words',
    new ApiError(429, '', JSON.stringify({ code: 'too_many_requests', ...PROBLEMS.too_many_requests })),
    PROBLEMS.too_many_requests.message,
  ],
  ['a network that is gone', new TypeError('Failed to fetch'), UNREACHABLE],
  ['a proxy’s page', new ApiError(502, 'Bad Gateway', '<html>'), undefined],
  ['anything else', new Error('x'), undefined],
])('%s', (_, error, words) => expect(reasonOf(error)).toBe(words));
