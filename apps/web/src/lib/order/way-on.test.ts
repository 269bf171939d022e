// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { writeSessionJson } from '../browser/session.ts';
import { wayOn } from './way-on.ts';

it.each([
  ['queued', 'photos', '/upload?order=7'],
  ['failed', 'photos', '/upload?order=7'],
  ['queued', 'analysis', '/processing/7'],
  ['processing', 'analysis', '/processing/7'],
  ['analyzed', 'payment', '/results-preview/7'],
  ['files_uploaded', 'payment', '/upload'],
  ['completed', 'result', '/results/7'],
  ['failed', 'new_order', '/upload'],
  ['queued', 'gift', '/gift?order=7'],
  ['analyzed', 'dispute', '/help'],
] as const)('an order that is %s and needs %s goes on at %s', (status, nextStep, path) => {
  expect(wayOn({ id: 7, status, nextStep })).toBe(path);
});

it('leads to paying in the tab that has the photos', () => {
  writeSessionJson('uploadedFiles', [{ name: 'a.jpg', size: 1, type: 'image/jpeg', lastModified: 1 }]);
  expect(wayOn({ id: 7, status: 'files_uploaded', nextStep: 'payment' })).toBe('/checkout');
});
