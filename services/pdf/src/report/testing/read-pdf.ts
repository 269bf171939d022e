import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads with an independent PDF library. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: bytes.slice(), verbosity: 0 }).promise;

/** The text of every page, from the cover on. */
export const textOfPages = (pdf: PDFDocumentProxy): Promise<string[]> =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, i) => textOf(pdf, i + 1)));

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const content = await (await pdf.getPage(number)).getTextContent();
  return content.items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}
