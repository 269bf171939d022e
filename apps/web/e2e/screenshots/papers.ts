import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { mailTo } from '../journey.ts';
import type { Camera } from './camera.ts';

const require = createRequire(import.meta.url);
const script = async (name: string): Promise<string> =>
  `data:text/javascript;base64,${(await readFile(require.resolve(`pdfjs-dist/build/${name}`))).toString('base64')}`;

interface PdfPage {
  getViewport(options: { scale: number }): { width: number; height: number };
  render(options: { canvas: HTMLCanvasElement; viewport: unknown }): { promise: Promise<void> };
}
interface PdfReader {
  GlobalWorkerOptions: { workerSrc: string };
  getDocument(source: { data: Uint8Array }): {
    promise: Promise<{ numPages: number; getPage(n: number): Promise<PdfPage> }>;
  };
}

/** The report's pages as PNG, drawn by a reader other than the browser that made them. */
async function drawReport(page: Page, pdf: Buffer): Promise<Buffer[]> {
  const [reader, worker] = await Promise.all([script('pdf.min.mjs'), script('pdf.worker.min.mjs')]);
  await page.goto('about:blank');
  const pictures = await page.evaluate(
    async ([readerUrl, workerUrl, encoded]) => {
      const { GlobalWorkerOptions, getDocument }: PdfReader = await import(readerUrl);
      GlobalWorkerOptions.workerSrc = workerUrl;
      const data = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
      const report = await getDocument({ data }).promise;
      const drawn: string[] = [];
      for (let n = 1; n <= report.numPages; n++) {
        const sheet = await report.getPage(n);
        const viewport = sheet.getViewport({ scale: 1.25 });
        const canvas = Object.assign(document.createElement('canvas'), viewport);
        await sheet.render({ canvas, viewport }).promise;
        drawn.push(canvas.toDataURL('image/png').split(',')[1] ?? '');
      }
      return drawn;
    },
    [reader, worker, pdf.toString('base64')] as const,
  );
  return pictures.map((picture) => Buffer.from(picture, 'base64'));
}

/** What the customer is sent: the report page by page, and in each look the mail with the results. */
export async function photographReport({ page, folder }: Camera, orderId: string): Promise<void> {
  const answer = await page.request.get(`/api/orders/${orderId}/pdf`);
  const pages = await drawReport(page, await answer.body());
  for (const [i, picture] of pages.entries()) {
    await writeFile(join(folder, `report-${String(i + 1).padStart(2, '0')}.png`), picture);
  }
}

export async function photographMail({ page, whole }: Camera, email: string): Promise<void> {
  const { html } = await mailTo(email, /results/i);
  await page.setContent(html);
  await whole('mail');
}
