import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchOptions } from '@trueseason/print/chromium';
import puppeteer, { type Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openPages } from './open-pages.ts';

// Every test drives a browser on few cores.
vi.setConfig({ testTimeout: 60_000 });

let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch({ headless: 'shell', ...(await launchOptions()) });
}, 60_000);
afterAll(() => browser.close());

const HOME = `<h1>Home</h1><button>Try it on your face</button>
<script>document.querySelector('button').onclick = () => document.body.append(Object.assign(document.createElement('button'), { textContent: 'Camera' }));</script>`;
const SCREEN = '<div data-prerendered>…</div><h1>Screen</h1><script src="/assets/main.js"></script>';
const MAIN = "document.querySelector('[data-prerendered]').remove()";

/** A shop with other answers than these pages. @returns its origin */
async function shopWith(answers: Readonly<Record<string, string>>): Promise<string> {
  const files: Readonly<Record<string, string>> = { '/': HOME, '/assets/main.js': MAIN, ...answers };
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
    const body = files[url] ?? (url === '/favicon.ico' ? '' : SCREEN);
    response.writeHead(body === '404' ? 404 : 200).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('opens the pages of a shop', async () => {
  expect(await openPages(browser, await shopWith({}))).toBe(5);
});

it.each([
  ['is blank', { '/upload': '' }, '/upload shows no headline'],
  ['hides its headline', { '/gift': '<h1 style="display:none">Gift</h1>' }, '/gift shows no headline'],
  ['stays without its script', { '/assets/main.js': '' }, '/sample stays without its script'],
  ['lacks its script', { '/assets/main.js': '404' }, '/assets/main.js was answered with 404'],
  ['throws', { '/': `${HOME}<script>throw new Error('the first script')</script>` }, '/ has errors; the first script'],
  ['does not answer a press', { '/': HOME.replace('onclick', 'oninput') }, '/ does not answer a press'],
  ['lacks its button', { '/': '<h1>Home</h1>' }, '/ lacks "Try it on your face"'],
])('refuses a page that %s', async (_name, answers, reason) => {
  await expect(openPages(browser, await shopWith(answers), 2_000)).rejects.toThrow(reason);
});
