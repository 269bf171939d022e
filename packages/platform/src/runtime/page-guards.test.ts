import { expect, it } from 'vitest';
import { isCrossSite, strictPolicy } from './page-guards.ts';

it.each([
  [false, {}],
  [false, { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }],
  [false, { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  [false, { 'sec-fetch-site': 'none' }],
  [true, { 'sec-fetch-site': 'cross-site' }],
  [true, { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }],
  [true, { 'sec-fetch-site': 'same-site' }],
  [true, { origin: 'https://elsewhere.example' }],
  [true, { origin: 'https://shop.example:8443' }],
  [true, { origin: 'null' }],
])('cross-site is %s of %j', (expected, headers) => {
  expect(isCrossSite({ host: 'shop.example', ...headers })).toBe(expected);
});

it('adds to the strict policy, directive by directive', () => {
  const policy = strictPolicy({ imgSrc: ["'self'", 'blob:'], workerSrc: ["'self'"] });
  expect(policy).toMatchObject({ imgSrc: ["'self'", 'blob:'], workerSrc: ["'self'"], frameAncestors: ["'none'"] });
});
