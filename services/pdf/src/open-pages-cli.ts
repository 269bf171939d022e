/*
 * What `infra/deploy.sh` asks of a new release beside an order, here because this image has a browser:
 *
 * node dist/open-pages-cli.js http://…
 *   opens the pages that sell; ends with 1 and a reason if one is blank, dead or has errors
 */
import { launchOptions } from '@trueseason/print/chromium';
import puppeteer from 'puppeteer';
import { openPages } from './open-pages.ts';

const { host } = new URL(process.argv[2] ?? '');
const { args = [], ...launch } = await launchOptions(process.env);
const browser = await puppeteer.launch({
  headless: 'shell',
  ...launch,
  // Customers come by https. Of plain addresses, browsers treat this one alone alike.
  args: [...args, `--host-resolver-rules=MAP localhost ${host}`],
});
try {
  process.stdout.write(`pages in a browser: ${await openPages(browser, 'http://localhost')}\n`);
} catch (error) {
  process.stdout.write(`✗ ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await browser.close();
}
