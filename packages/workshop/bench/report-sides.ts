/**
 * The two sides of the `report` pair of `npm run bench`: 'ours' and 'bare' render reports and return the rate and
 * count. Uses the build, because Node does not read TSX. Ours goes from a stored result to bytes; bare prints the
 * finished document on an open page.
 */
import { launchOptions } from '@trueseason/chromium';
import { resultFixture } from '@trueseason/test-kit/result';
import puppeteer from 'puppeteer';
import { createRenderer } from '../../../services/pdf/dist/renderer.js';
import { reportHtml } from '../../../services/pdf/dist/report/report-html.js';

const REPORTS = 2;

const renderer = createRenderer({ chromium: launchOptions });
const browser = await puppeteer.launch({
  headless: 'shell',
  ...(await launchOptions()),
  // The parent kills this process; browsers end with their pipes.
  pipe: true,
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
});
const result = resultFixture('Soft Summer');
const meta = { orderId: 41_000_000_001, createdAt: new Date('2026-11-20') };
const html = await reportHtml(result, meta);

const page = await browser.newPage();

const sides = {
  ours: async () => renderer.render(await reportHtml(result, meta)),
  bare: async () => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  },
};

process.on('message', async (side: keyof typeof sides) => {
  const started = performance.now();
  for (let made = 0; made < REPORTS; made++) await sides[side]();
  process.send?.({ rate: (REPORTS * 1000) / (performance.now() - started), operations: REPORTS });
});
