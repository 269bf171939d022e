import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { BRAND, SOCIAL_CARD_PATH } from '@trueseason/contracts';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { respondToUnroutedError } from './handle-errors.ts';
import { serveWebApp } from './web-app.ts';

let directory: string;
let app: FastifyInstance;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(directory, 'pages/blog'), { recursive: true });
  await mkdir(join(directory, 'assets'));
  const page = (drawn = '') => `<html><head></head><body>the app<div id="root">${drawn}</div></body></html>`;
  await writeFile(join(directory, 'index.html'), page());
  const screens = ['/upload', '/gift', '/gift/:code', '/results/:orderId?', '/shared/:token'].map((pattern) => ({
    pattern,
    html: page({ '/upload': '<h1>Upload</h1>', '/gift': '<h1>Give</h1>' }[pattern]),
    unless: pattern === '/gift' ? { query: 'order', html: page() } : undefined,
    reads: pattern.startsWith('/results') ? ['/api/orders/:orderId', '/api/orders/:orderId/photos'] : [],
  }));
  const site = { origin: 'https://origin.invalid', screens };
  await writeFile(join(directory, 'pages/site.json'), JSON.stringify(site));
  await writeFile(join(directory, 'pages/index.html'), 'the home page of https://origin.invalid/');
  await writeFile(join(directory, 'pages/robots.txt'), 'Sitemap: https://origin.invalid/sitemap.xml');
  await writeFile(join(directory, 'pages/blog/color-myths.html'), 'an article');
  await writeFile(join(directory, 'pages/about.html'), `by {{operator}} ${'about us '.repeat(1_000)}`);
  await writeFile(join(directory, 'assets/index-abc.js'), 'x'.repeat(5_000));
  await writeFile(join(directory, 'assets/index-abc.js.br'), brotliCompressSync('x'.repeat(5_000)));
  app = fastify({ frameworkErrors: respondToUnroutedError });
  const webApp = await serveWebApp(app, {
    directory,
    publicUrl: 'https://trueseason.example',
    env: { OPERATOR_NAME: 'A Company' },
  });
  app.get<{ Params: { token: string } }>('/shared/:token', async (request, reply) =>
    webApp.sendPage(request, reply, { good: 'Soft Summer', newer: 'Golden Hour' }[request.params.token] ?? null),
  );
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers });

it('serves prerendered pages, and the app shell for screens', async () => {
  expect((await open('/')).body).toContain('the home page');
  expect((await open('/?utm_source=x')).body).toContain('the home page');
  expect((await open('/blog/color-myths')).body).toBe('an article');
  for (const path of ['/upload', '/results', '/results/123?view=classic']) {
    const response = await open(path);
    expect([path, response.statusCode]).toEqual([path, 200]);
    expect(response.body).toContain('the app');
  }
});

it('leads an address that cannot be decoded to a page of this host', async () => {
  for (const [path, to] of [
    ['/blog/%', '/blog/%25'],
    ['/results/%E0%A4%A?x=%', '/results/%25E0%25A4%25A'],
    ['//elsewhere.example/%', '/elsewhere.example/%25'],
  ] as const) {
    const response = await open(path);
    expect([path, response.statusCode, response.headers.location]).toEqual([path, 302, to]);
    expect((await open(to)).body).toContain('the app');
  }
  expect((await open('/api/orders/%', {})).statusCode).toBe(400);
});

it('fills in who runs the shop', async () => {
  expect((await open('/about')).body).toContain('by A Company');
});

it.each([
  ['/About', '/about'],
  ['/about//?utm_source=x', '/about?utm_source=x'],
  ['/%61bout', '/about'],
  ['/blog/Color-Myths/', '/blog/color-myths'],
  ['/UPLOAD', '/upload'],
  ['/upload/', '/upload'],
  ['/GIFT/AbC-d/', '/gift/AbC-d'],
  ['/Results/123/?view=classic', '/results/123?view=classic'],
  ['/shared/GoodToken/', '/shared/GoodToken'],
  ['/SHARED/GoodToken', '/shared/GoodToken'],
])('leads %s to the spelling %s', async (path, location) => {
  const response = await open(path);
  expect([response.statusCode, response.headers.location]).toEqual([308, location]);
});

it.each(['//about', '//evil.example/about', '///'])('leads %s nowhere', async (path) => {
  expect((await open(path)).statusCode).toBe(404);
});

it('starts a screen with its prerendered HTML', async () => {
  const upload = (await open('/upload')).body;
  expect(upload).toContain('<div id="root"><h1>Upload</h1></div>');
  expect((await open('/results/123')).body).toContain('<div id="root"></div>');
  expect((await open('/gift?utm_source=x')).body).toContain('<h1>Give</h1>');
  expect((await open('/gift?order=1234567890')).body).toContain('<div id="root"></div>');
});

it('preloads what a screen reads, unless a payment comes first', async () => {
  const preload = (path: string) => `<link rel="preload" as="fetch" crossorigin href="${path}">`;
  const asked = preload('/api/orders/1234567890') + preload('/api/orders/1234567890/photos');
  expect((await open('/results/1234567890')).body).toContain(asked);
  for (const path of [
    '/results',
    '/results/1234567890?payment_intent=pi_1',
    '/results/x%22%3E',
    '/results/291',
    '/upload',
  ]) {
    expect((await open(path)).body).not.toContain('as="fetch"');
  }
});

it('serves pages to link previews, which accept anything', async () => {
  const response = await open('/upload', { accept: '*/*' });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const head = await app.inject({ method: 'HEAD', url: '/upload' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

it.each(['/no/such/page', '/uploads', '/blog/not-written', '/results/1/2', '/404', '/pages/../../etc/passwd'])(
  'answers 404 with the app for %s, for people and crawlers',
  async (path) => {
    const response = await open(path);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('the app');
  },
);

it.each(['/assets/index-old.js', '/favicon.png', '/pages/index.html', '/pages/site.json'])(
  'answers programs 404 for the missing file %s',
  async (path) => {
    const response = await open(path, {});
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  },
);

it('inserts its origin into the pages', async () => {
  expect((await open('/')).body).toBe('the home page of https://trueseason.example/');
  const robots = await open('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toBe('Sitemap: https://trueseason.example/sitemap.xml');
});

it('previews the ring of a shared season, and nothing for a dead link or an unknown season', async () => {
  const alive = (await open('/shared/good')).body;
  expect(alive).toContain(`content="Soft Summer: a ${BRAND.name} result"`);
  expect(alive).toContain('https://trueseason.example/og/soft-summer.png');
  for (const [token, status] of [
    ['dead', 404],
    ['newer', 200],
  ] as const) {
    const { statusCode, body } = await open(`/shared/${token}`);
    expect([statusCode, body.includes('og:image'), body.includes('noindex')]).toEqual([status, false, true]);
  }
});

it('previews a gift without its card, and keeps it out of search engines', async () => {
  const { statusCode, body } = await open('/gift/GIFT-7KQM-2XWD-9TPA-C4HN');
  expect(statusCode).toBe(200);
  expect(body).toContain('content="A gift for you');
  expect(body).toContain(`https://trueseason.example${SOCIAL_CARD_PATH}`);
  expect(body).toContain('noindex');
  expect((await open('/gift')).body).not.toContain('noindex');
});

it('compresses text and lets browsers cache hashed files', async () => {
  const page = await open('/about', { 'accept-encoding': 'br' });
  expect([page.statusCode, page.headers['content-encoding']]).toEqual([200, 'br']);
  const response = await open('/assets/index-abc.js', { 'accept-encoding': 'br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe('x'.repeat(5_000));
  expect(response.headers['content-type']).toContain('javascript');
  expect((await open('/assets/index-abc.js', {})).body).toBe('x'.repeat(5_000));
  expect((await open('/assets/index-abc.js.br')).statusCode).toBe(404);
  expect(response.headers['cache-control']).toContain('immutable');
  expect((await open('/')).headers['cache-control']).toBe('no-cache');
});
