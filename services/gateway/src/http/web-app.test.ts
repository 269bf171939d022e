import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWebApp } from './web-app.ts';

let directory: string;
let app: FastifyInstance;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(directory, 'pages/blog'), { recursive: true });
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), '<html><head></head><body>the app</body></html>');
  await writeFile(join(directory, 'pages/index.html'), 'the home page');
  await writeFile(join(directory, 'pages/blog/color-myths.html'), 'an article');
  await writeFile(join(directory, 'assets/index-abc.js'), 'x'.repeat(5_000));
  app = fastify();
  await serveWebApp(app, {
    directory,
    publicUrl: 'https://trueseason.example',
    sharedSeason: async (token) => (token === 'good' ? 'Soft Summer' : null),
  });
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers });

it('serves pages that were rendered at build, and the app for all other addresses', async () => {
  expect((await open('/')).body).toBe('the home page');
  expect((await open('/?utm_source=x')).body).toBe('the home page');
  expect((await open('/blog/color-myths')).body).toBe('an article');
  expect((await open('/blog/color-myths/')).body).toBe('an article');
  expect((await open('/results/123')).body).toContain('the app');
  expect((await open('/pages/../../etc/passwd')).body).toContain('the app');
});

it('shows the ring of a shared season in link previews, and nothing for a dead link', async () => {
  const alive = (await open('/shared/good')).body;
  expect(alive).toContain('content="Soft Summer: a TrueSeason result"');
  expect(alive).toContain('https://trueseason.example/og/soft-summer.png');
  expect((await open('/shared/dead')).body).not.toContain('og:image');
});

it('compresses text and lets browsers keep what is named by its content', async () => {
  const answer = await open('/assets/index-abc.js', { 'accept-encoding': 'br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect((await open('/')).headers['cache-control']).toBe('no-cache');
});

it('answers an unknown call with a small error', async () => {
  const answer = await open('/api/unknown');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});
