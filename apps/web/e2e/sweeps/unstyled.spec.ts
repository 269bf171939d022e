import { createHash } from 'node:crypto';
import { expect, test } from '../journey.ts';

test('a page is painted alike before its stylesheet has come', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, serviceWorkers: 'block' });
  const page = await context.newPage();
  const painted = async (path: string): Promise<string> => {
    // A font that is asked for late would change the picture after it was taken.
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    return createHash('sha256')
      .update(await page.screenshot({ fullPage: true }))
      .digest('hex');
  };
  for (const path of ['/', '/blog', '/blog/2026-color-trends', '/upload', '/404']) {
    const whole = await painted(path);
    await page.route('**/*.css', (route) => route.abort());
    expect(await painted(path), path).toBe(whole);
    await page.unrouteAll();
  }
  await context.close();
});
