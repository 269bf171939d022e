import type { StoredResult } from '@trueseason/contracts';
import type { Page } from 'puppeteer';
import type { Renderer } from '../../renderer.ts';
import { reportHtml } from '../report-html.tsx';

export const META = { orderId: 4_218_559_031, createdAt: new Date('2026-11-20T23:30:00Z') };

/** Finds pages taller than a sheet, clipped or overflowing elements, and words that touch the swatches below them. */
export const overflow = async (renderer: Renderer, result: StoredResult): Promise<string[]> =>
  renderer.withPage(await reportHtml(result, META), overflowOf);

/** The same of a report that is laid out already. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = (297 / 25.4) * 96;
    const found: string[] = [];
    for (const section of document.querySelectorAll('.page')) {
      const name = section.getAttribute('aria-label') ?? '';
      const box = section.getBoundingClientRect();
      if (box.height > sheet + 1) found.push(`${name} is ${Math.round(box.height - sheet)} px too tall`);
      // What bleeds off one side alone looks like a mistake, and home printers clip it.
      const left = (24 / 25.4) * 96 - 2;
      const right = box.right - (17 / 25.4) * 96 + 2;
      const bleeds = section.matches('.signature, .cover');
      // The plate has its folio beside the names.
      const foot = section.querySelector(':not(.signature) > .foot')?.getBoundingClientRect();
      for (const element of section.querySelectorAll('p, li, td, th, dd, dt, h1, h2, h3, span')) {
        if (!element.textContent || element.closest('.foot')) continue;
        const text = document.createRange();
        text.selectNodeContents(element);
        const rect = text.getBoundingClientRect();
        const words = element.textContent.slice(0, 40);
        if (rect.right > box.right + 1 || rect.bottom > box.bottom + 1) found.push(`${name}: off the sheet: ${words}`);
        if (rect.left < box.left - 1) found.push(`${name}: left of the sheet: ${words}`);
        if (!bleeds && rect.right > right) found.push(`${name}: in the right margin: ${words}`);
        if (foot && foot.height > 0 && rect.bottom > foot.top) found.push(`${name}: over the foot: ${words}`);
        const cell = element.closest('.panel li, .panel, .signature li, thead th, .swatch');
        const edge = cell?.getBoundingClientRect();
        if (edge && (rect.bottom > edge.bottom + 1 || rect.right > edge.right + 1))
          found.push(`${name}: cut off: ${words}`);
      }
      for (const element of section.querySelectorAll('p')) {
        const below = element.nextElementSibling?.querySelector('svg');
        if (below && below.getBoundingClientRect().top < element.getBoundingClientRect().bottom + 4)
          found.push(`${name}: on the swatches: ${element.textContent?.slice(0, 40)}`);
      }
      if (!bleeds)
        for (const element of section.querySelectorAll('div, figure, ul, ol, table, section')) {
          const rect = element.getBoundingClientRect();
          if (rect.right > right || rect.left < left) found.push(`${name}: in the margin: ${element.className}`);
        }
    }
    return found;
  });
