import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from 'vitest';
import type { Chapter } from '../page-context.ts';

/** As a reader that somebody else wrote sees it. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: bytes.slice(), verbosity: 0 }).promise;

/** The text of every page, from the cover on. */
export const textOfPages = (pdf: PDFDocumentProxy): Promise<string[]> =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, i) => textOf(pdf, i + 1)));

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const content = await (await pdf.getPage(number)).getTextContent();
  return content.items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether pages, folios and contents agree with the chapters, and with each other. */
export function expectInOrder(pages: readonly string[], chapters: readonly Chapter[]): void {
  const last = chapters.at(-1);
  expect(pages).toHaveLength((last?.number ?? 0) + (last?.sheets ?? 0) - 1);
  expect(pages.length % 2).toBe(1);
  for (const { title, number, sheets } of chapters) {
    const end = number + sheets - 1;
    expect(plain(pages[end - 1] ?? ''), `the folio of ${title}`).toMatch(new RegExp(`(^|\\D)${end}$`));
    const heading = title === 'Your season' ? 'You are a' : title;
    expect(plain(pages[number - 1] ?? ''), title).toContain(heading);
    if (number > 2) expect(plain(pages[1] ?? ''), title).toContain(`${number} ${title}`);
  }
}
