import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { isSupportedBrowser } from './supported-browser.ts';

afterEach(() => vi.unstubAllGlobals());

it('serves the browsers of the list that the build uses, and none without what they brought', () => {
  const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(browserslist).toContain('safari >= 17.5');
  vi.stubGlobal('CSS', { supports: () => true });
  expect(isSupportedBrowser()).toBe(true);
  for (const name of ['toSorted', 'findLast'] as const) {
    const had = Object.getOwnPropertyDescriptor(Array.prototype, name) ?? {};
    Reflect.deleteProperty(Array.prototype, name);
    const served = isSupportedBrowser();
    Object.defineProperty(Array.prototype, name, had);
    expect([name, served]).toEqual([name, false]);
  }
  vi.stubGlobal('CSS', { supports: () => false });
  expect(isSupportedBrowser()).toBe(false);
});
