// Lighthouse over the four screens that people judge us by, three runs each on its default phone (slow network, slow
// processor), against the whole system. Prints one table; exits 1 when a screen's median falls short of the target.
// `--screens upload,results` and `--runs 6` ask for some screens, more often.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect } from '@playwright/test';
import { launchOptions } from '@trueseason/chromium';
import { freePort } from '@trueseason/embedded-servers';
import { count, partsAsked } from '@trueseason/test-kit';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { mailTo, unlockFree, uploadToPreview, webUrl } from './journey.ts';
import start from './start-system.ts';

const { values: asked } = parseArgs({
  options: { runs: { type: 'string' }, screens: { type: 'string' } },
});
const RUNS = count(asked.runs ?? '3');
const wanted = partsAsked(asked.screens?.split(',') ?? [], ['home', 'upload', 'article', 'results']);
const TARGET = 95;
const OUT = join(import.meta.dirname, '../../../test-results/lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

interface Screen {
  readonly name: (typeof wanted)[number];
  readonly path: string;
  /** Private screens ask search engines to stay away, which Lighthouse counts as a fault of any page. */
  readonly unlisted?: boolean;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const scoreOf = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** One run, whose result is kept as `name`. */
async function audit(name: string, { path, unlisted }: Screen, port: number): Promise<Result> {
  const url = webUrl() + path;
  const flags: Flags = {
    port,
    logLevel: 'error',
    // Every visit is a first one: nothing from the service worker. What the browser knows of the order stays.
    clearStorageTypes: ['service_workers', 'cache_storage', 'shader_cache'],
    ...(unlisted && { skipAudits: ['is-crawlable'] }),
  };
  const run = await lighthouse(url, flags);
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${run?.lhr.runtimeError?.message}`);
  await writeFile(join(OUT, `${name}.json`), JSON.stringify(run.lhr));
  return run.lhr;
}

function report(screen: Screen, results: readonly Result[]): boolean {
  let reached = true;
  for (const category of CATEGORIES) {
    const scores = results.map((result) => scoreOf(result, category));
    const ok = median(scores) >= TARGET;
    reached &&= ok;
    console.log(
      `${screen.name.padEnd(10)}${category.padEnd(18)}${scores.join(' / ').padEnd(18)}${ok ? 'ok' : 'SHORT'}`,
    );
  }
  const timings = TIMINGS.map((id) => `${id} ${results.map((r) => r.audits[id]?.displayValue).join(' / ')}`);
  timings.push(`host index ${results.map(({ environment }) => environment.benchmarkIndex).join(' / ')}`);
  console.log(`${''.padEnd(10)}${timings.join('; ')}`);
  return reached;
}

const stop = await start();
const profile = await mkdtemp(join(tmpdir(), 'trueseason-lighthouse-'));
const port = await freePort();
const { args, ...launch } = await launchOptions();
const context = await chromium.launchPersistentContext(profile, {
  ...launch,
  args: [...args, `--remote-debugging-port=${port}`],
  baseURL: webUrl(),
});
try {
  const page = context.pages()[0] ?? (await context.newPage());
  const orderId = await uploadToPreview(page);
  await unlockFree(page, 'lighthouse@example.com');
  // Its report is drawn in the background, by a browser of its own: nothing else may run while a screen is measured.
  await mailTo('lighthouse@example.com');
  // The reveal plays once per order and browser: left in, it would be measured in the first run alone.
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const screens: readonly Screen[] = [
    { name: 'home', path: '/' },
    { name: 'upload', path: '/upload' },
    { name: 'article', path: '/blog/draping-guide' },
    { name: 'results', path: `/results/${orderId}`, unlisted: true },
  ];
  await page.goto('about:blank');
  await mkdir(OUT, { recursive: true });
  console.log(`Lighthouse, median of ${RUNS} runs, target ${TARGET}`);
  for (const screen of screens.filter(({ name }) => wanted.includes(name))) {
    const results: Result[] = [];
    for (let run = 1; run <= RUNS; run++) results.push(await audit(`${screen.name}-${run}`, screen, port));
    if (!report(screen, results)) process.exitCode = 1;
  }
} finally {
  await context.close();
  await stop();
  await rm(profile, { recursive: true, force: true });
}
