import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { launchOptions } from './index.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chromium tést & '));
  folders.push(folder);
  return folder;
}

/** How many of the pixels of a screenshot of black text on white are dark. */
async function darkPixels(options: Awaited<ReturnType<typeof launchOptions>>): Promise<number> {
  const browser = await puppeteer.launch({ headless: 'shell', ...options });
  try {
    const page = await browser.newPage();
    await page.setContent('<h1 style="font-family:sans-serif">True Winter</h1><canvas></canvas>');
    const shot = await page.screenshot({ encoding: 'base64' });
    return await page.evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, i) => i % 4 === 0 && value < 64).length;
    }, shot);
  } finally {
    await browser.close();
  }
}

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'without an installed browser, two callers at once unpack one that draws text',
  async () => {
    const env = { CHROMIUM_CACHE_DIR: await scratch(), PATH: '', HOME: '' };
    const [first, second] = await Promise.all([launchOptions(env), launchOptions(env)]);
    expect(second).toEqual(first);
    expect(await darkPixels(first)).toBeGreaterThan(300);
  },
  60_000,
);

test('a download lands in its folder, whatever the locale', async () => {
  const downloadPath = await scratch();
  const browser = await puppeteer.launch({
    headless: 'shell',
    ...(await launchOptions({ CHROMIUM_NO_SANDBOX: 'fallback', ...process.env, LC_ALL: 'C' })),
  });
  try {
    const page = await browser.newPage();
    const session = await browser.target().createCDPSession();
    await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath });
    await page.setContent('<a href="data:application/octet-stream,x" download="report">Save</a>');
    await page.click('a');
    await vi.waitFor(async () => expect(await readdir(downloadPath)).toEqual(['report']), 10_000);
  } finally {
    await browser.close();
  }
}, 60_000);

const WEIGHTS = [400, 600, 700];

/** The fonts that each weight of some families is really drawn in. */
async function fontsDrawn(options: Awaited<ReturnType<typeof launchOptions>>, family: string): Promise<string[]> {
  const browser = await puppeteer.launch({ headless: 'shell', ...options });
  try {
    const page = await browser.newPage();
    const words = WEIGHTS.map((weight) => `<p style="font-family:${family};font-weight:${weight}">Malachite</p>`);
    await page.setContent(words.join(''));
    const session = await page.createCDPSession();
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
    const drawn = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })));
    return drawn.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName));
  } finally {
    await browser.close();
  }
}

test
  .runIf(process.platform === 'linux' && process.arch === 'x64')
  .each(['sans-serif', "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif", "Georgia, 'Times New Roman', serif"])(
  'the unpacked browser draws every weight of %s in one family',
  async (family) => {
    const drawn = await fontsDrawn(await launchOptions({ PATH: '', HOME: '' }), family);
    expect(drawn).toHaveLength(WEIGHTS.length);
    expect(new Set(drawn).size, drawn.join()).toBe(1);
  },
  60_000,
);

/** A browser that starts only without its sandbox, as where user namespaces are off. */
async function withoutNamespaces(): Promise<string> {
  const path = join(await scratch(), 'chromium');
  const refusal = '[1:FATAL:zygote_host_impl_linux.cc(1)] No usable sandbox! If you are running on Ubuntu';
  const started = 'DevTools listening on ws://127.0.0.1:1/';
  const script = `#!/bin/sh\ncase "$*" in *--no-sandbox*) echo "${started}" >&2;; *) echo "${refusal}" >&2; exit 251;; esac\n`;
  await writeFile(path, script, { mode: 0o755 });
  return path;
}

describe('where the sandbox does not start', () => {
  beforeEach(() => void vi.spyOn(process, 'getuid').mockReturnValue(1000));
  afterEach(() => void vi.restoreAllMocks());

  test('a service refuses, with the words of the browser and what to do', async () => {
    const refused = launchOptions({ CHROMIUM_PATH: await withoutNamespaces() });
    await expect(refused).rejects.toThrow(/set CHROMIUM_NO_SANDBOX=1: FATAL.*No usable sandbox!/);
  });

  test('a local start goes without it and says so', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const path = await withoutNamespaces();
    const options = await launchOptions({ CHROMIUM_PATH: path, CHROMIUM_NO_SANDBOX: 'fallback' });
    expect(options).toMatchObject({ executablePath: path, args: expect.arrayContaining(['--no-sandbox']) });
    expect(said.mock.calls.join()).toContain('without its sandbox');
  });
});

test('a browser is started to learn whether its sandbox works', async () => {
  const { executablePath, args, env } = await launchOptions();
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  // As root the real one starts only without it.
  const wrapper = join(await scratch(), 'chromium');
  const more = args.includes('--no-sandbox') ? '--no-sandbox' : '';
  await writeFile(wrapper, `#!/bin/sh\nexec "${executablePath}" ${more} "$@"\n`, { mode: 0o755 });
  expect((await launchOptions({ ...env, CHROMIUM_PATH: wrapper })).args).not.toContain('--no-sandbox');
  vi.restoreAllMocks();
}, 60_000);
