import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchOptions } from '@trueseason/print/chromium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import puppeteer, { type Page } from 'puppeteer';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer } from './renderer.ts';

// Every test drives a browser on few cores.
vi.setConfig({ testTimeout: 30_000 });

let renderer: Renderer;
let trap: Server;
let trapUrl: string;
/** Requests and connections that reached the trap. */
let hits: string[] = [];

beforeAll(async () => {
  renderer = createRenderer({ chromium: launchOptions });
  trap = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end('<p>reached</p>');
  });
  trap.on('connection', () => hits.push('connection'));
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  trapUrl = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
}, 60_000);
beforeEach(() => {
  hits = [];
});
afterAll(async () => {
  await renderer.close();
  trap.close();
});

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: pdf, verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

const html = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${body}</body></html>`;

/** A document that tries every known escape. */
function escaping(): string {
  const head = `
    <link rel="stylesheet" href="${trapUrl}/style.css"><link rel="preload" as="image" href="${trapUrl}/preload">
    <link rel="preconnect" href="${trapUrl}"><link rel="dns-prefetch" href="${trapUrl}">
    <link rel="prefetch" href="${trapUrl}/prefetch"><link rel="icon" href="${trapUrl}/icon">
    <style>@import url(${trapUrl}/import.css);
      @font-face{font-family:F;src:url(${trapUrl}/font.woff2)} p{font-family:F;background:url(${trapUrl}/background)}</style>
    <script src="${trapUrl}/script.js"></script>
    <script>fetch('${trapUrl}/fetch');new WebSocket('${trapUrl.replace('http', 'ws')}/socket');document.title='ran'</script>`;
  const body = `<p>still here</p><img src="${trapUrl}/image" srcset="${trapUrl}/srcset 2x">
    <iframe src="${trapUrl}/frame"></iframe><iframe srcdoc="<img src='${trapUrl}/srcdoc'>"></iframe>
    <object data="${trapUrl}/object"></object><embed src="${trapUrl}/embed"><video src="${trapUrl}/video" autoplay></video>
    <svg><image href="${trapUrl}/svg-image"/><use href="${trapUrl}/use.svg#a"/></svg>
    <img src="file:///etc/hostname"><iframe src="file:///etc/hostname"></iframe>
    <form action="${trapUrl}/form"><input type="image" src="${trapUrl}/input"></form>
    <img src="x" onerror="fetch('${trapUrl}/onerror')">`;
  return html(body, head);
}

/** Renders in a separate browser and closes it, which flushes all requests to the trap. */
async function renderOnce(document: string): Promise<string> {
  const own = createRenderer({ chromium: launchOptions });
  try {
    return await textOf(await own.render(document));
  } finally {
    await own.close();
  }
}

/** Hits so far; a final request flushes pending ones. */
async function hitsSoFar(): Promise<string[]> {
  const before = [...hits];
  await fetch(`${trapUrl}/last`);
  const after = hits.slice(before.length).filter((hit) => hit !== 'connection' && hit !== '/last');
  return [...before, ...after];
}

test('nothing in the document reaches the network', async () => {
  const text = await renderOnce(escaping());
  expect(text).toContain('still here');
  expect(text).not.toContain('reached');
  expect(await hitsSoFar()).toEqual([]);
});

test('a document that navigates away reaches nothing', async () => {
  const refresh = `<meta http-equiv="refresh" content="0;url=${trapUrl}/refresh">`;
  await renderOnce(html('<p>leaving</p>', refresh)).catch(() => '');
  expect(await hitsSoFar()).toEqual([]);
});

test('the same document reaches it from an unprotected page', async () => {
  const browser = await puppeteer.launch({ headless: 'shell', ...(await launchOptions()) });
  try {
    const page = await browser.newPage();
    await page.setContent(escaping(), { waitUntil: 'domcontentloaded' });
    const expected = ['/image', '/style.css', '/frame', '/script.js', '/fetch'];
    await vi.waitFor(() => expect(hits).toEqual(expect.arrayContaining(expected)), { timeout: 10_000 });
  } finally {
    await browser.close();
  }
});

test('scripts do not run', async () => {
  const pdf = await renderer.render(html('<p id="a">plain</p><script>a.textContent="changed"</script>'));
  expect(await textOf(pdf)).toContain('plain');
});

test('a browser that dies fails its report, and the next one succeeds', async () => {
  const own = createRenderer({ chromium: launchOptions });
  try {
    const dying = own.withPage(html('<p>never</p>'), async (page) => {
      const browser = page.browser().process();
      setTimeout(() => browser?.kill('SIGKILL'), 20);
      for (;;) await page.pdf();
    });
    await expect(dying).rejects.toThrow();
    const [first, second] = await Promise.all([own.render(html('<p>one</p>')), own.render(html('<p>two</p>'))]);
    expect(await textOf(first)).toContain('one');
    expect(await textOf(second)).toContain('two');
  } finally {
    await own.close();
  }
});

test.each<[string, (page: Page) => Promise<unknown>, string]>([
  ['hangs', () => new Promise(() => {}), 'almost no CPU'],
  ['uses up its CPU time', (page) => page.evaluate('for (;;);'), 'of 2000 ms CPU'],
])('a report that %s is aborted, and the next one succeeds', async (_, use, message) => {
  const own = createRenderer({ chromium: launchOptions, cpuMs: 2_000, hangMs: 3_000 });
  try {
    await expect(own.withPage(html('<p>slow</p>'), use)).rejects.toThrow(message);
    expect(await textOf(await own.render(html('<p>next</p>')))).toContain('next');
  } finally {
    await own.close();
  }
});

test('a browser is replaced after its share of reports, without affecting running ones', async () => {
  const own = createRenderer({ chromium: launchOptions, reportsPerBrowser: 2 });
  const pids = new Set<number | undefined>();
  const report = (name: string) =>
    own.withPage(html(`<p>${name}</p>`), async (page) => {
      pids.add(page.browser().process()?.pid);
      return textOf(await page.pdf());
    });
  try {
    const texts = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(report));
    expect(texts.map((text) => text.trim())).toEqual(['a', 'b', 'c', 'd', 'e']);
    await report('f');
    expect(pids.size).toBeGreaterThan(1);
  } finally {
    await own.close();
  }
});

test('is not ready while no browser starts', async () => {
  let executablePath = '/bin/false';
  const own = createRenderer({ chromium: async () => ({ ...(await launchOptions()), executablePath }) });
  await expect(own.check()).rejects.toThrow();
  ({ executablePath } = await launchOptions());
  await own.check();
  await own.close();
});

test('an oversized document is refused', async () => {
  await expect(renderer.render('x'.repeat(9 * 1024 * 1024))).rejects.toThrow('too large');
});

test('a closed renderer refuses', async () => {
  const own = createRenderer({ chromium: launchOptions });
  await own.close();
  await expect(own.render(html(''))).rejects.toThrow('closed');
});
