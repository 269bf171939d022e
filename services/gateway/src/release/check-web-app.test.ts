import { expect, it } from 'vitest';
import { checkWebApp } from './check-web-app.ts';
import type { Visitor } from './visitor.ts';

const FILES: Readonly<Record<string, string>> = {
  '/': '<script type="module" src="/assets/index-1.js"></script><link rel="stylesheet" href="/assets/index-2.css">',
  '/assets/index-1.js': 'm.f=["assets/lazy-3.js","assets/shared-4.js"];import(`./lazy-3.js`)',
  '/assets/index-2.css': '',
  '/assets/lazy-3.js': 'import{a}from"./shared-4.js"',
  '/assets/shared-4.js': 'const file="model.js.txt";import("./index-1.js")',
};

/** A shop that lacks a file, for which it answers as for an unknown page. */
const without =
  (missing: string): Visitor =>
  async (_method, path) => {
    const isThere = path in FILES && path !== missing;
    return {
      status: isThere ? 200 : 404,
      headers: new Headers({ 'content-type': path.startsWith('/assets/') ? 'text/javascript' : 'text/html' }),
      bytes: Buffer.from(FILES[path] ?? ''),
      json: () => null,
    };
  };

it('fetches all that the first page can come to load, once', async () => {
  expect(await checkWebApp(without('nothing'))).toBe(4);
});

it.each(Object.keys(FILES))('misses %s', async (file) => {
  await expect(checkWebApp(without(file))).rejects.toThrow(file === '/' ? 'the first page, 404' : file);
});
